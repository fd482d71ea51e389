import { defineArea } from '../core/area';
import { entranceOperations } from './entranceOperations';
import { giftOperations } from './giftOperations';
import { homeServiceOperations } from './homeServiceOperations';
import { campaignLinks } from './links';
import { nearbyOperations } from './nearbyOperations';
import { parcelControls } from './parcelControls';

export const campaignArea = defineArea({
  operations: { ...entranceOperations, ...homeServiceOperations, ...nearbyOperations, ...giftOperations },
  links: campaignLinks,
  control: parcelControls,
});
