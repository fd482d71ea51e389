/** For `useLoaded`: the rules are opened by few. */
export const loadRulesDialog = () => import('./RulesDialog');
