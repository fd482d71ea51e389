/** Parts that campaign pages share: decoders of what is shown, rules button and dialog, sharing. */
export { ActivityRules } from './RulesButton';
export { CornerTag } from './RulesButton';
export { openShare, prepareShare, type SharedPage } from './prepareShare';
export { loadRulesDialog } from './RulesButton';
export { RulesButton } from './RulesButton';
