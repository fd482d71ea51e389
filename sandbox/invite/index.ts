import { defineArea } from '../core/area';
import { helpOperations } from './helpOperations';
import { inviteOperations } from './inviteOperations';
import { inviteLinks } from './links';
import { posterOperations } from './posterOperations';

export const inviteArea = defineArea({
  operations: { ...helpOperations, ...inviteOperations, ...posterOperations },
  links: inviteLinks,
});
