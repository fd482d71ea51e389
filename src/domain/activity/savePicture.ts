/** Saves a picture of a campaign, usually a QR code (product §1.2.1 "Status popup", §2.8 "Image save from the app"). */
import { saveImage } from '@/platform/saveImage';
import type { SaveImageOutcome } from '@/platform/saveImage/types';
import { toast } from '@/platform/toast';

/** Toast for the outcome; '' if the user cancelled. */
export function saveText(outcome: SaveImageOutcome['kind']): string {
  switch (outcome) {
    case 'saved':
      return '保存成功';
    case 'denied':
      return '请在设置中允许保存到相册';
    case 'unsupported':
      return '请长按图片保存';
    case 'failed':
      return '保存失败';
    case 'cancelled':
      return '';
  }
}

/** Saves the picture and shows the outcome. @param address allowed by `pictureAddress` */
export async function savePicture(address: string): Promise<void> {
  const text = saveText((await saveImage.save(address)).kind);
  if (text !== '') toast.show(text);
}
