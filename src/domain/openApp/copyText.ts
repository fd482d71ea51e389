import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';

/** After a press that says what is copied; the hosts ask for their consent inside the capability. */
export async function copyText(text: string, done: string): Promise<void> {
  const outcome = await clipboard.write(text);
  toast.show(outcome.kind === 'done' ? done : '复制失败，请稍后再试');
}
