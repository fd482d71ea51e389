import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { cx } from '@/components/cx';
import { Popup } from '@/components/Popup';
import { Radio } from '@/components/Radio';
import { SkeletonGroup, Skeleton } from '@/components/Skeleton';
import { dayLabel } from '@/domain/send/arrivalRules';
import { SEND_TEXTS } from '@/domain/send/sendTexts';
import { markup } from '@/platform/markup';
import { StatePage } from '@/templates/StatePage';
import type { SendStore } from '../SendStore';
import { shownDays, dateMs, hoursLabel } from '../slotRules';
import { POPUP_TEXTS } from './sendPopupTexts';
import styles from './SendPopups.module.scss';

interface SlotPopupProps {
  readonly store: SendStore;
  readonly nowMs: () => number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Day and slot of the pickup; a full slot is marked and cannot be chosen. */
export function SlotPopup({ store, nowMs, isOpen, onClose }: SlotPopupProps) {
  return (
    <Popup isOpen={isOpen} title={SEND_TEXTS.slot} onClose={onClose}>
      <Days store={store} nowMs={nowMs} onClose={onClose} />
    </Popup>
  );
}

const Days = observer(function Days({ store, nowMs, onClose }: Omit<SlotPopupProps, 'isOpen'>) {
  const { slots } = store.answers;
  const [date, setDate] = useState('');
  return (
    <StatePage
      phase={slots.phase}
      skeleton={<SlotsSkeleton />}
      failedText={slots.failureText}
      onRetry={slots.load}
      isCompact
    >
      {() => {
        const days = shownDays(slots.value ?? [], nowMs());
        // Without a choice: the day of the chosen slot, or the first day with an open one.
        const day =
          days.find((each) => each.date === date) ??
          days.find((each) => each.slots.some(({ id }) => id === store.answers.slot?.id)) ??
          days.find((each) => each.slots.some(({ isAvailable }) => isAvailable)) ??
          days[0];
        return (
          <View>
            <View className={styles['days']} {...markup.access({ role: 'radiogroup', label: '取件日期' })}>
              {days.map((each) => (
                <Radio
                  key={each.date}
                  label={dayLabel(dateMs(each.date), nowMs())}
                  isChecked={each === day}
                  onSelect={() => setDate(each.date)}
                  className={cx(styles['day'], each === day && styles['chosen'])}
                >
                  <Text>{dayLabel(dateMs(each.date), nowMs())}</Text>
                  <Text className={styles['date']}>{each.date.slice(5)}</Text>
                </Radio>
              ))}
            </View>
            <View
              className={styles['slots']}
              {...markup.access({ role: 'radiogroup', label: SEND_TEXTS.slot })}
            >
              {(day?.slots ?? []).map((slot) => (
                <Radio
                  key={slot.id}
                  label={`${hoursLabel(slot)}${slot.isAvailable ? '' : `，${POPUP_TEXTS.slotFull}`}`}
                  isChecked={slot.id === store.answers.slot?.id}
                  isDisabled={!slot.isAvailable}
                  onSelect={() => {
                    store.draft.setSlot(slot.id);
                    onClose();
                  }}
                  className={cx(
                    styles['slot'],
                    !slot.isAvailable && styles['full'],
                    slot.id === store.answers.slot?.id && styles['chosen'],
                  )}
                >
                  <Text>{hoursLabel(slot)}</Text>
                  <Text className={styles['tag']}>{slot.isAvailable ? slot.tag : POPUP_TEXTS.slotFull}</Text>
                </Radio>
              ))}
              {(day === undefined || day.slots.length === 0) && (
                <View className={styles['none']}>{POPUP_TEXTS.noSlots}</View>
              )}
            </View>
          </View>
        );
      }}
    </StatePage>
  );
});

function SlotsSkeleton() {
  return (
    <SkeletonGroup className={styles['slots']}>
      {['1', '2', '3', '4', '5', '6'].map((key) => (
        <Skeleton key={key} className={styles['skeleton']} />
      ))}
    </SkeletonGroup>
  );
}
