import type { WaitingParcel } from '@/domain/parcel/pickRules';
import { navigator } from '@/navigation';
import type { Fact } from '@/templates/ResultPage';
import { FEE_TEXTS } from './feeTexts';

export const placeFacts = ({ cabinet, cellNo, arrivedAt }: WaitingParcel): readonly Fact[] =>
  [
    { label: FEE_TEXTS.where, value: cabinet.name },
    { label: FEE_TEXTS.cell, value: cellNo },
    { label: FEE_TEXTS.arrived, value: arrivedAt },
  ].filter(({ value }) => value !== '');

export const toParcel = ({ id }: WaitingParcel): Promise<unknown> =>
  navigator.goTo('pickUp', { parcelId: id });
