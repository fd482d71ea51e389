import { observer } from 'mobx-react';
import type { PriceInquiryData } from '@/api/generated/operations/contrastRecord';
import { Button } from '@/components/Button';
import { parcelParams } from '@/features/contrast/parcelParams';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';
import { askAgain } from '../askAgain';
import type { RecordProps } from '../recordProps';
import styles from '../Record.module.scss';

const PAGE = 'priceInquiryRecordDetail';

export const RecordBar = observer(function RecordBar({ store, record, inquiryNo }: RecordProps) {
  const { phase } = store.again;
  return (
    <>
      <Button
        kind={phase === 'ready' ? 'secondary' : 'primary'}
        className={styles['way']}
        isLoading={phase === 'loading'}
        onClick={() => askAgain(store, inquiryNo)}
      >
        按今日价格再问
      </Button>
      {phase !== 'idle' && phase !== 'loading' && (
        <Button className={styles['way']} onClick={() => toCompare(record)}>
          去比价
        </Button>
      )}
    </>
  );
});

async function toCompare({ parcel }: PriceInquiryData): Promise<void> {
  tracker.click(PAGE, 'compare');
  await navigator.goTo('contrastPrice', parcelParams(parcel));
}
