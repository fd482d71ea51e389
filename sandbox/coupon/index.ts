import { defineArea } from '../core/area';
import { couponListOperations } from './couponListOperations';
import { couponV2Operations } from './couponV2Operations';
import { incentiveOperations } from './incentiveOperations';
import { payOperations } from './payOperations';
import { receiveOperations } from './receiveOperations';
import { walletOperations } from './walletRules';
import { paymentControls } from './paymentControls';

export const couponArea = defineArea({
  operations: {
    ...couponListOperations,
    ...couponV2Operations,
    ...incentiveOperations,
    ...payOperations,
    ...receiveOperations,
    ...walletOperations,
  },
  control: paymentControls,
});
