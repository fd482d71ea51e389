import { defineArea } from '../core/area';
import { couponListOperations } from './couponListOperations';
import { couponV2Operations } from './couponV2Operations';
import { incentiveOperations } from './incentiveOperations';
import { couponLinks } from './links';
import { paymentControls } from './paymentControls';
import { payOperations } from './payOperations';
import { receiveOperations } from './receiveOperations';
import { walletOperations } from './walletRules';

export const couponArea = defineArea({
  operations: {
    ...couponListOperations,
    ...couponV2Operations,
    ...incentiveOperations,
    ...payOperations,
    ...receiveOperations,
    ...walletOperations,
  },
  links: couponLinks,
  control: paymentControls,
});
