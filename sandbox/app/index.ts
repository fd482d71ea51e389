import { defineArea } from '../core/area';
import { appOpeningOperations } from './appOpeningOperations';
import { appLinks } from './links';
import { messageControls } from './messageControls';
import { messageOperations } from './messageOperations';

export const appArea = defineArea({
  operations: { ...appOpeningOperations, ...messageOperations },
  links: appLinks,
  control: messageControls,
});
