// Allows only the `gap` values for which the build can set margins (config/flexGap.cjs), so that an editor shows others
// while typing.
import stylelint from 'stylelint';
import flexGap from '../../config/flexGap.cjs';

const RULE = 'project/flex-gap';
const GAP = /^(row-|column-)?gap$/;

const rule = (isOn) => (root, result) => {
  if (!isOn) return;
  root.walkDecls(GAP, (decl) => {
    try {
      flexGap.gapClasses(decl.parent);
    } catch (error) {
      stylelint.utils.report({ ruleName: RULE, result, node: decl, message: error.message });
    }
  });
};
rule.ruleName = RULE;

export default stylelint.createPlugin(RULE, rule);
