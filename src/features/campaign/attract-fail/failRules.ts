import { singleLine } from '@/domain/activity/broughtReason';

/** Texts of the fail page (product §2.8; the rest is ours). */
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

/** Contents of the fail page. Anyone can write its URL, so parameters count only if the app set them (product §2.8). */
interface FailView {
  readonly title: string;
  readonly text: string;
  /** For customer support; '' for codes that mean nothing to anyone. */
  readonly code: string;
}

/** Product §2.8: the page info could not be fetched. Other codes are not in the spec and are shown as they are. */
const CODE_LATE = '9999';

const CODE = /^[\w-]{1,16}$/;

/**
 * @param reasonMsg query of the page: the gateway's message
 * @param reasonCode query of the page
 * @param isBrought the app itself set these parameters (`broughtReason`); otherwise the page shows our own texts
 * @param canRetry the gateway did not say that the activity is over; its response could not be read
 */
export function failView(
  reasonMsg: string | undefined,
  reasonCode: string | undefined,
  isBrought: boolean,
  canRetry = false,
): FailView {
  const said = isBrought ? singleLine(reasonMsg) : '';
  const isKnown = reasonCode === CODE_LATE;
  // Decision: the heading says "over" only together with the text that says so; the gateway may give another reason.
  if (isKnown && (said === '' || said === FAIL_TEXTS.late)) {
    const title = canRetry ? FAIL_TEXTS.otherTitle : FAIL_TEXTS.lateTitle;
    return { title, text: FAIL_TEXTS.late, code: '' };
  }
  const code = isBrought && reasonCode !== undefined && !isKnown && CODE.test(reasonCode) ? reasonCode : '';
  return { title: FAIL_TEXTS.otherTitle, text: said || FAIL_TEXTS.other, code };
}
