import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import { Pressable } from '@/components/Pressable';
import { spacedCode } from '@/domain/parcel/codeGroups';
import { parcelLine, feeState, feeLine, type WaitingParcel } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { navigator } from '@/navigation';
import { clipboard } from '@/platform/clipboard';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { parcelElementId } from './parcelElementId';
import styles from './parcels.module.scss';

const PAGE = 'pickUp';

interface PickParcelCardProps {
  readonly parcel: WaitingParcel;
  /** A link points to this parcel. */
  readonly isMarked: boolean;
  /** Server time, epoch milliseconds. */
  readonly nowMs: number;
  /** The list is from before the network was lost. */
  readonly isOld: boolean;
}

/** One parcel: carrier, code (a tap copies it, 放大 opens it in full screen), place and deadline, and any obstacle. */
export function PickParcelCard({ parcel, isMarked, nowMs, isOld }: PickParcelCardProps) {
  const fee = feeState(parcel, nowMs, isOld);
  const words = feeLine(parcel, fee);
  return (
    <View id={parcelElementId(parcel.id)} className={cx(styles['parcel'], isMarked && styles['marked'])}>
      <View className={styles['from']}>
        {`${parcel.carrierName} ${PICK_TEXTS.tail} ${parcel.waybillTail}`}
      </View>
      <View className={styles['codeRow']}>
        <Pressable
          className={styles['code']}
          label={`${PICK_TEXTS.codeLabel} ${spacedCode(parcel.code)}，${PICK_TEXTS.copy}`}
          onPress={() => copy(parcel.code)}
        >
          <View className={styles['digits']}>{spacedCode(parcel.code)}</View>
          <View className={styles['copy']}>{PICK_TEXTS.copy}</View>
        </Pressable>
        <Pressable
          role="link"
          className={styles['enlarge']}
          label={`${PICK_TEXTS.enlarge} ${PICK_TEXTS.codeLabel} ${spacedCode(parcel.code)}`}
          onPress={() => enlarge(parcel.id)}
        >
          <View className={styles['copy']}>{PICK_TEXTS.enlarge}</View>
        </Pressable>
      </View>
      <View className={styles['line']}>{parcelLine(parcel, fee, nowMs)}</View>
      <View>
        {words !== '' && (
          <View className={styles['fee']}>
            <View className={styles['feeWords']}>{words}</View>
            {fee !== 'paid' && (
              <Pressable role="link" className={styles['toFee']} onPress={() => openFee(parcel.id)}>
                {fee === 'due' ? PICK_TEXTS.pay : PICK_TEXTS.toFee}
              </Pressable>
            )}
          </View>
        )}
      </View>
    </View>
  );
}

async function copy(code: string): Promise<void> {
  tracker.click(PAGE, 'copyCode');
  const outcome = await clipboard.write(code);
  toast.show(outcome.kind === 'done' ? PICK_TEXTS.copied : PICK_TEXTS.copyFailed);
}

async function enlarge(parcelId: string): Promise<void> {
  tracker.click(PAGE, 'code');
  await navigator.goTo('pickCode', { parcelId });
}

async function openFee(parcelId: string): Promise<void> {
  tracker.click(PAGE, 'fee');
  await navigator.goTo('pickFee', { parcelId });
}
