import { View } from '@tarojs/components';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { ModalLayer } from '@/components/ModalLayer';
import { spacedCode, type WaitingParcel } from '@/domain/parcel/pickRules';
import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { usePageShown } from '@/hooks/usePageShown';
import { brightness } from '@/platform/brightness';
import { clipboard } from '@/platform/clipboard';
import { markup } from '@/platform/markup';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { BrightScreen } from './BrightScreen';
import styles from './CodeScreen.module.scss';

interface CodeScreenProps {
  /** Null: closed. */
  readonly parcel: WaitingParcel | null;
  readonly onClose: () => void;
}

/** The pickup code over the whole screen, to be read at arm's length and in the sun; the screen is bright meanwhile. */
export function CodeScreen({ parcel, onClose }: CodeScreenProps) {
  // Kept during the closing animation.
  const last = useRef(parcel);
  if (parcel !== null) last.current = parcel;
  const shown = last.current;
  return (
    <ModalLayer
      isOpen={parcel !== null}
      onClose={onClose}
      placement="bottom"
      layer="dialog"
      label={PICK_TEXTS.codeLabel}
      className={styles['screen']}
    >
      {parcel !== null && <Bright />}
      {shown !== null && <Code parcel={shown} />}
      <View className={styles['acts']}>
        <Button kind="secondary" className={styles['act']} onClick={() => copy(shown?.code ?? '')}>
          {PICK_TEXTS.copy}
        </Button>
        <Button className={styles['act']} onClick={onClose} isReading>
          {PICK_TEXTS.closeCode}
        </Button>
      </View>
    </ModalLayer>
  );
}

/** The screen is bright while this is mounted and its page is on screen. */
function Bright(): null {
  const [screen] = useState(() => new BrightScreen(brightness));
  useEffect(() => {
    void screen.on();
    return () => screen.off();
  }, [screen]);
  usePageShown(
    () => void screen.on(),
    () => screen.off(),
  );
  return null;
}

function Code({
  parcel: { carrierName, waybillTail, cabinet, cellNo, code },
}: {
  readonly parcel: WaitingParcel;
}) {
  return (
    <>
      <View className={styles['from']}>{`${carrierName} ${PICK_TEXTS.tail} ${waybillTail}`}</View>
      <View className={styles['place']}>
        {[cabinet.name, cellNo === '' ? '' : `${cellNo} ${PICK_TEXTS.cell}`]
          .filter((part) => part !== '')
          .join(' · ')}
      </View>
      <View
        className={styles['code']}
        {...markup.access({ role: 'img', label: `${PICK_TEXTS.codeLabel} ${spacedCode(code)}` })}
      >
        {spacedCode(code)
          .split(' ')
          .map((digits, index) => (
            <View key={index}>{digits}</View>
          ))}
      </View>
      <View className={styles['hint']}>{PICK_TEXTS.typeHint}</View>
    </>
  );
}

async function copy(code: string): Promise<void> {
  tracker.click('pickUp', 'copyCode');
  const outcome = await clipboard.write(code);
  toast.show(outcome.kind === 'done' ? PICK_TEXTS.copied : PICK_TEXTS.copyFailed);
}
