/** Problems at a cabinet, and the report that a user sends about one (product §3.19, §3.23). Pure. */
import { type AddressParams, textParam } from '@/utils/addressParams';
import { isCabinetCode } from './scanRules';

export const PROBLEMS = ['open', 'size', 'dirty', 'screen'] as const;
export type Problem = (typeof PROBLEMS)[number];

export const PROBLEM_TITLES: Readonly<Record<Problem, string>> = {
  open: '格口没有打开',
  size: '格口大小不合适',
  dirty: '格口脏污或有异物',
  screen: '屏幕黑屏或没有反应',
};

/** Beginning of the report that an address asks for: which cabinet, and what is wrong with it; '' for none. */
export function reportOf(params: AddressParams): string {
  const problem = PROBLEMS.find((each) => each === textParam(params, 'problem'));
  if (problem === undefined) return '';
  const code = textParam(params, 'cabinetCode');
  return `柜机${isCabinetCode(code) ? ` ${code} ` : ''}故障：${PROBLEM_TITLES[problem]}`;
}
