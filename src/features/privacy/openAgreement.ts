import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { PRIVACY_TEXTS } from './privacyTexts';

export async function openAgreement(url: string): Promise<void> {
  const outcome = await navigator.openLink(url);
  if (outcome.kind !== 'done') toast.show(PRIVACY_TEXTS.linkFailed);
}
