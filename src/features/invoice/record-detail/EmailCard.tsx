import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { serverClock } from '@/api/gateway';
import type { InvoiceRecord } from '@/api/generated/schemas/InvoiceRecord';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Countdown } from '@/components/Countdown';
import { canMail, mailAgainAtMs } from '@/features/invoice/recordRules';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { toMinute } from '@/utils/beijingTime';
import { systemClock } from '@/utils/clock';
import type { InvoiceRecordStore } from './InvoiceRecordStore';
import styles from './RecordDetail.module.scss';

const PAGE = 'invoiceRecordDetail';

interface EmailCardProps {
  readonly store: InvoiceRecordStore;
  readonly record: InvoiceRecord;
}

/** Recipient address of the email, its change, and resending the email once the invoice is issued. */
export function EmailCard({ store, record }: EmailCardProps) {
  const { email, mailTm, stateCode } = record;
  const modify = (): void => {
    tracker.click(PAGE, 'modifyEmail');
    store.ask();
  };
  return (
    <Card>
      <View className={styles['line']}>
        <View className={styles['label']}>接收邮箱</View>
        <View className={styles['email']}>{email}</View>
        <Button kind="link" size="small" label="修改接收邮箱" className={styles['modify']} onClick={modify}>
          修改
        </Button>
      </View>
      <View className={styles['note']}>
        {mailTm === '' ? '开具后自动发送到该邮箱' : `上次发送：${toMinute(mailTm)}`}
      </View>
      {canMail(stateCode) && <SendButton store={store} againAtMs={mailAgainAtMs(record)} />}
    </Card>
  );
}

interface SendButtonProps {
  readonly store: InvoiceRecordStore;
  /** Server time in milliseconds; 0: immediately. */
  readonly againAtMs: number;
}

/** Separate component, so that a tick re-renders only the seconds; ticks only while counting down. */
const SendButton = observer(function SendButton({ store, againAtMs }: SendButtonProps) {
  const [overAtMs, setOver] = useState(0);
  const isWaiting = againAtMs > overAtMs && againAtMs > serverClock.nowMs();
  const send = async (): Promise<void> => {
    tracker.click(PAGE, 'mail');
    const outcome = await store.sendMail();
    if (outcome.kind !== 'nothing') toast.show(outcome.text);
  };
  return (
    <View className={styles['send']}>
      <Button isBlock kind="secondary" isDisabled={isWaiting} isLoading={store.isSending} onClick={send}>
        发送到邮箱
      </Button>
      <View className={styles['wait']}>
        {isWaiting && (
          <Countdown
            endAtMs={againAtMs}
            offsetMs={serverClock.nowMs() - systemClock.nowMs()}
            form="seconds"
            template="{time} 秒后可再次发送"
            onEnd={() => setOver(againAtMs)}
          />
        )}
      </View>
    </View>
  );
});
