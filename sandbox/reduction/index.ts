import { defineArea } from '../core/area';
import { fundControls } from './fundControls';
import { reductionLinks } from './links';
import { reductionOperations } from './reductionOperations';

export const reductionArea = defineArea({
  operations: reductionOperations,
  links: reductionLinks,
  control: fundControls,
});
