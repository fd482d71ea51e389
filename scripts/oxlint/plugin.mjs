// The project's own rules, which .oxlintrc.json names `project/…`.
import { importOrder } from './importOrder.mjs';
import { layers } from './layers.mjs';
import { noCast, noNewBuiltin, noTargetName } from './syntax.mjs';

export default {
  meta: { name: 'project' },
  rules: {
    'import-order': importOrder,
    layers,
    'no-cast': noCast,
    'no-target-name': noTargetName,
    'no-new-builtin': noNewBuiltin,
  },
};
