// The project's own rules, which .oxlintrc.json names `project/…`.
import { layers } from './layers.mjs';
import { noCast, noNewBuiltin, noTargetName } from './syntax.mjs';

export default {
  meta: { name: 'project' },
  rules: { layers, 'no-cast': noCast, 'no-target-name': noTargetName, 'no-new-builtin': noNewBuiltin },
};
