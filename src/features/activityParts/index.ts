/** Parts that campaign pages share: decoders of what is shown, rules button and dialog, sharing. */
export { ActivityRules } from './ActivityRules';
export { CornerTag } from './CornerTag';
export { openShare, prepareShare, type SharedPage } from './prepareShare';
export { loadRulesDialog } from './loadRulesDialog';
export { RulesButton } from './RulesButton';
