import { plainWords } from '@/domain/activity/broughtReason';

/** What the fail page says (product §2.8; the rest is ours). */
export const FAIL_TEXTS = {
  /** Product §2.8: "you are late, the activity has ended~" */
  late: '来晚啦，活动已结束~',
  lateTitle: '活动已结束',
  otherTitle: '暂时无法参与活动',
  other: '抱歉，暂时无法参与该活动，请稍后再试~',
  retry: '重试',
  home: '去首页',
  back: '返回',
} as const;

/** What the fail page says of what its address brings, which anybody may have written unless we did (product §2.8). */
export interface FailView {
  readonly title: string;
  readonly text: string;
  /** For the help desk; '' for codes that say nothing to anybody. */
  readonly code: string;
}

/** Product §2.8: the page's info could not be had. Other codes are not in the description and are told as they are. */
const CODE_LATE = '9999';

const CODE = /^[\w-]{1,16}$/;

/**
 * @param reasonMsg query of the page: the gateway's words
 * @param reasonCode query of the page
 * @param isBrought the app itself has brought them (`broughtReason`); otherwise our own words stand
 * @param canRetry nobody has said that it is over: the gateway's answer could not be had
 */
export function failView(
  reasonMsg: string | undefined,
  reasonCode: string | undefined,
  isBrought: boolean,
  canRetry = false,
): FailView {
  const said = isBrought ? plainWords(reasonMsg) : '';
  const isKnown = reasonCode === CODE_LATE;
  // Decision: the heading says that it is over only with the words that say so; the gateway may have another reason.
  if (isKnown && (said === '' || said === FAIL_TEXTS.late)) {
    const title = canRetry ? FAIL_TEXTS.otherTitle : FAIL_TEXTS.lateTitle;
    return { title, text: FAIL_TEXTS.late, code: '' };
  }
  const code = isBrought && reasonCode !== undefined && !isKnown && CODE.test(reasonCode) ? reasonCode : '';
  return { title: FAIL_TEXTS.otherTitle, text: said || FAIL_TEXTS.other, code };
}
