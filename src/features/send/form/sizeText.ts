import type { ParcelSize } from '@/domain/send/sendTypes';

/** `包裹尺寸 30×20×10 厘米`. */
export const sizeText = ({ lengthCm, widthCm, heightCm }: ParcelSize): string =>
  `包裹尺寸 ${lengthCm}×${widthCm}×${heightCm} 厘米`;
