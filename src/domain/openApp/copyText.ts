import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';

/** Call after a tap on a button that names what is copied; hosts ask for consent inside the capability. */
export async function copyText(text: string, done: string): Promise<void> {
  const outcome = await clipboard.write(text);
  toast.show(outcome.kind === 'done' ? done : '复制失败，请稍后再试');
}
