/** Texts and next step of `/activtyException`, by its code (product §3.16). Pure functions. */
import { singleLine } from '@/domain/activity/broughtReason';

export type ExceptionAction = 'welfare' | 'app' | 'retry' | 'help' | 'home';

interface ExceptionView {
  readonly title: string;
  readonly text: string;
  readonly action: ExceptionAction;
  /** An unknown code, shown for customer support. */
  readonly code: string;
}

type Kind = Omit<ExceptionView, 'code'>;

const OVER: Kind = { title: '活动已结束', text: '来晚啦，看看其他福利吧~', action: 'welfare' };
const GONE: Kind = { title: '活动已下线', text: '没有找到这个活动，看看其他福利吧~', action: 'welfare' };
const WRONG_CLIENT: Kind = { title: '请在APP内参与', text: '该活动仅限APP用户参与', action: 'app' };

const KINDS: Readonly<Record<string, Kind>> = {
  OVER,
  NOT_START: { title: '活动未开始', text: '活动还没有开始，请稍后再来~', action: 'home' },
  WRONG_CLIENT,
  GONE,
  BUSY: { title: '活动太火爆啦', text: '参与的人太多了，请稍后再试~', action: 'retry' },
  BLOCKED: {
    title: '暂时无法参与活动',
    text: '您的账号暂时无法参与该活动，如有疑问请联系我们',
    action: 'help',
  },
  // Codes of the gateway (product §1.4).
  '100901004': GONE,
  '100901006': OVER,
  '100901042': OVER,
};
const OTHER: Kind = {
  title: '暂时无法参与活动',
  text: '抱歉，暂时无法参与该活动，请稍后再试~',
  action: 'home',
};

const CODE = /^[\w-]{1,16}$/;

/**
 * @param code query of the page
 * @param reasonMsg query of the page: the gateway's message
 * @param isBrought the app itself set these parameters; otherwise anyone may have written them, and the page shows our
 * own texts
 */
export function exceptionView(
  code: string | undefined,
  reasonMsg: string | undefined,
  isBrought: boolean,
): ExceptionView {
  const known = Object.entries(KINDS).find(([name]) => name === code)?.[1];
  const said = isBrought ? singleLine(reasonMsg) : '';
  const kind = known ?? OTHER;
  return {
    ...kind,
    text: said || kind.text,
    code: isBrought && known === undefined && code !== undefined && CODE.test(code) ? code : '',
  };
}
