import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Price } from '@/components/Amount';
import { Dialog } from '@/components/Dialog';
import type { InvoiceChoice } from '@/features/invoice/InvoiceChoice';
import { plainTitle, TITLE_NAMES } from '@/features/invoice/titleRules';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { normalizeEmail } from '@/utils/normalizeDocuments';
import { APPLY_TEXTS, type Application, type ApplicationStore } from './ApplicationStore';
import styles from './InvoiceDetail.module.scss';

const PAGE = 'invoiceDetail';

interface ApplicationDialogProps {
  readonly store: ApplicationStore;
  readonly choice: InvoiceChoice;
}

/** Summary of the application, and the button that submits it. */
export const ApplicationDialog = observer(function ApplicationDialog({
  store,
  choice,
}: ApplicationDialogProps) {
  const confirm = async (): Promise<void> => {
    tracker.click(PAGE, 'confirm');
    const outcome = await store.confirm();
    if (outcome.kind === 'message') toast.show(outcome.text);
    if (outcome.kind !== 'done') return;
    if (outcome.isTitleLost) toast.show(APPLY_TEXTS.titleNotSaved);
    await navigator.replaceWith('invoiceSuccess', { invoiceNo: outcome.invoiceNo });
  };
  return (
    <Dialog
      isOpen={store.isConfirming}
      onClose={() => store.setConfirming(false)}
      title="确认开票信息"
      confirm={{ text: '确认提交', onPress: confirm }}
      isMaskClosing={false}
    >
      <View className={styles['sum']}>
        <Price fen={choice.sumFen} size="huge" decimals={2} />
        <View className={styles['note']}>{`共 ${choice.count} 个订单，提交后不能修改`}</View>
      </View>
      {factsOf(store.form.values).map(([label, value]) => (
        <View key={label} className={styles['fact']}>
          <View className={styles['label']}>{label}</View>
          <View className={styles['value']}>{value}</View>
        </View>
      ))}
    </Dialog>
  );
});

/** The values exactly as they will be sent, without empty ones. */
function factsOf(values: Application): readonly (readonly [string, string])[] {
  const { titleType, title, taxNo, bankName, bankAccount, address, phone } = plainTitle(values);
  const facts: readonly (readonly [string, string])[] = [
    ['抬头类型', TITLE_NAMES[titleType]],
    ['发票抬头', title],
    ['纳税人识别号', taxNo],
    ['开户银行', bankName],
    ['银行账号', bankAccount],
    ['企业地址', address],
    ['企业电话', phone],
    ['发票备注', values.remark.trim()],
    ['接收邮箱', normalizeEmail(values.email)],
  ];
  return facts.filter(([, value]) => value !== '');
}
