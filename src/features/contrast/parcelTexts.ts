import type { ContrastParcel } from '@/api/generated/schemas/ContrastParcel';
import { parcelSize } from './contrastQuestion';

/** City name without 市; the province if the city is missing. */
const cityText = (province: string, city: string): string =>
  (city || province).replace(/市$/, '') || '未知城市';

export const routeText = (parcel: ContrastParcel): string =>
  `${cityText(parcel.senderProvince, parcel.senderCity)} → ${cityText(parcel.receiverProvince, parcel.receiverCity)}`;

/** `日用品 · 2 公斤`, with the size if known, and the billable weight if it is higher. */
export function goodsText(parcel: ContrastParcel): string {
  const { goodsName, weight, billableKg } = parcel;
  const size = parcelSize(parcel);
  return [
    goodsName,
    weight > 0 ? `${weight} 公斤` : '',
    size === null ? '' : `${size.lengthCm}×${size.widthCm}×${size.heightCm} 厘米`,
    billableKg > weight ? `按 ${billableKg} 公斤计费` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
