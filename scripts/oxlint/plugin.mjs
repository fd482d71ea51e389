// The project's own rules, which .oxlintrc.json names `house/…`.
import { layers } from './layers.mjs';
import { noCast, noNewBuiltin, noTargetName } from './syntax.mjs';

export default {
  meta: { name: 'house' },
  rules: { layers, 'no-cast': noCast, 'no-target-name': noTargetName, 'no-new-builtin': noNewBuiltin },
};
