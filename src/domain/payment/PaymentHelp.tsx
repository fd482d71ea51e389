import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import type { PurchaseActions, PurchaseProps } from './PurchaseStatus';

interface PaymentHelpProps extends PurchaseProps, Pick<PurchaseActions, 'page'> {}

/** Customer service, where money may have gone without a result: not confirmed yet, or failed. */
export const PaymentHelp = observer(function PaymentHelp({ purchase, page }: PaymentHelpProps) {
  const { phase, hasFailed } = purchase;
  return (
    <View>
      {(phase === 'unconfirmed' || (phase === 'unpaid' && hasFailed)) && <ServiceEntry page={page} />}
    </View>
  );
});
