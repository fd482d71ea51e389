import { defineArea } from '../core/area';
import { aggregationOperations } from './aggregationOperations';
import { cabinetIssueOperations } from './cabinetIssueOperations';
import { pickGiftOperations } from './pickGiftOperations';
import { pickOperations } from './pickOperations';

export const pickArea = defineArea({
  operations: {
    ...aggregationOperations,
    ...cabinetIssueOperations,
    ...pickOperations,
    ...pickGiftOperations,
  },
});
