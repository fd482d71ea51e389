/** Parts that campaign pages share: decoders of what is shown, rules button and dialog, share card. */
export { CornerTag } from './CornerTag';
export { picture } from './decoders';
export { prepareShare, type SharedActivity } from './prepareShare';
export { RulesButton } from './RulesButton';

/** For `useLoaded`: the rules are opened by few. */
export const loadRulesDialog = () => import('./RulesDialog');
