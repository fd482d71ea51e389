import { defineArea } from '../core/area';
import { aggregationOperations } from './aggregationOperations';
import { cabinetControls } from './cabinetControls';
import { cabinetIssueOperations } from './cabinetIssueOperations';
import { pickLinks } from './links';
import { pickGiftOperations } from './pickGiftOperations';
import { pickOperations } from './pickOperations';

export const pickArea = defineArea({
  operations: {
    ...aggregationOperations,
    ...cabinetIssueOperations,
    ...pickOperations,
    ...pickGiftOperations,
  },
  links: pickLinks,
  control: cabinetControls,
});
