import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';

/** Calls customer service; where the host cannot, the number is copied, or at least shown. */
export async function callService(phone: string): Promise<void> {
  // Loaded on first use, because few users call.
  const { otherApp } = await import('@/platform/otherApp');
  const outcome = await otherApp.phoneCall(phone);
  if (outcome.kind === 'opened' || outcome.kind === 'cancelled') return;
  await copyServicePhone(phone);
}

export async function copyServicePhone(phone: string): Promise<void> {
  const copied = await clipboard.write(phone);
  toast.show(copied.kind === 'done' ? '客服电话已复制' : `请拨打客服电话 ${phone}`);
}
