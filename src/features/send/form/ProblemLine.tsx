import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { cx } from '@/components/cx';
import type { SendField } from '@/domain/send/sendTypes';
import { markup } from '@/platform/markup';
import type { SendStore } from './SendStore';
import styles from './sendCards.module.scss';

/** What is missing or was refused, at that part of the form; announced when it appears. */
export const ProblemLine = observer(function ProblemLine({
  store,
  field,
}: {
  readonly store: SendStore;
  readonly field: SendField;
}) {
  const text = store.problemOf(field);
  return (
    <View
      className={cx(styles['problem'], text !== '' && styles['shown'])}
      {...markup.access({ live: 'polite' })}
    >
      {text}
    </View>
  );
});
