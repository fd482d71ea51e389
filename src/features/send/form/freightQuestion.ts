import type { Contact } from '@/domain/address/addressTypes';
import type { ParcelSize, FreightQuestion } from '@/domain/send/sendTypes';

interface FreightInputs {
  readonly sender: Contact | null;
  readonly receiver: Contact | null;
  readonly goodsType: string;
  readonly weight: number;
  /** Null: unknown. */
  readonly size: ParcelSize | null;
}

/** The freight request; null while something is missing. Names, numbers and streets do not affect freight. */
export function freightQuestion({
  sender,
  receiver,
  goodsType,
  weight,
  size,
}: FreightInputs): FreightQuestion | null {
  if (sender === null || receiver === null || goodsType === '') return null;
  if (!hasPlace(sender) || !hasPlace(receiver)) return null;
  return {
    senderProvince: sender.province,
    senderCity: sender.city,
    senderDistrict: sender.district,
    receiverProvince: receiver.province,
    receiverCity: receiver.city,
    receiverDistrict: receiver.district,
    goodsType,
    weight,
    ...size,
  };
}

const hasPlace = ({ province, city }: Contact): boolean => province !== '' && city !== '';
