import { defineArea } from '../core/area';
import { entranceOperations } from './entranceOperations';
import { giftOperations } from './giftOperations';
import { homeServiceOperations } from './homeServiceOperations';
import { nearbyOperations } from './nearbyOperations';

export const campaignArea = defineArea({
  operations: { ...entranceOperations, ...homeServiceOperations, ...nearbyOperations, ...giftOperations },
});
