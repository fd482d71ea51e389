/** Parts that campaign pages share: decoders of what is shown, rules button and dialog, sharing. */
export { CornerTag } from './CornerTag';
export { picture } from './decoders';
export { openShare, prepareShare, type SharedPage } from './prepareShare';
export { RulesButton } from './RulesButton';

/** For `useLoaded`: the rules are opened by few. */
export const loadRulesDialog = () => import('./RulesDialog');
