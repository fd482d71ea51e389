/**
 * Form rules: what feedback consists of and when it can be sent (product §3.23). Pure functions; the gateway decides.
 */
import { known, object, string } from '@/api/decode';
import type { Feedback } from '@/api/generated/operations/feedback';
import { decodeUploaded, type UploadedPicture } from '@/domain/upload/UploadStore';
import { isMobileNumber, normalizePhone } from '@/utils/phone';
import type { FeedbackKind } from '../../../../contract/types';

export const MIN_WORDS = 10;
export const MAX_WORDS = 500;
export const MAX_PICTURES = 4;

const KINDS: Readonly<Record<Feedback['kind'], string>> = {
  SUGGEST: '功能建议',
  FAULT: '页面故障',
  FEE: '费用与奖励',
  COURIER: '快递员服务',
  CABINET: '快递柜问题',
  OTHER: '其他',
  unknown: '其他',
};
export const FEEDBACK_KINDS: readonly FeedbackKind[] = [
  'SUGGEST',
  'FAULT',
  'FEE',
  'COURIER',
  'CABINET',
  'OTHER',
];
export const kindText = (kind: Feedback['kind']): string => KINDS[kind];

export interface FeedbackValues {
  /** 'unknown': no kind chosen. */
  readonly kind: Feedback['kind'];
  readonly content: string;
  readonly pictures: readonly UploadedPicture[];
  readonly mobile: string;
}

export const EMPTY_FEEDBACK: FeedbackValues = { kind: 'unknown', content: '', pictures: [], mobile: '' };

export const decodeFeedback = object({
  kind: known('SUGGEST', 'FAULT', 'FEE', 'COURIER', 'CABINET', 'OTHER'),
  content: string,
  pictures: decodeUploaded,
  mobile: string,
});

/** Counts code points like the gateway: an emoji is one character. */
const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Validation problems of the form, by field. */
export function feedbackProblems(
  { kind, content, mobile }: FeedbackValues,
  picturesProblem: string,
): Partial<Record<keyof FeedbackValues, string>> {
  const length = lengthOf(content);
  const number = normalizePhone(mobile);
  return {
    ...(kind === 'unknown' ? { kind: '请选择反馈类型' } : {}),
    ...(length < MIN_WORDS
      ? { content: `请至少输入 ${MIN_WORDS} 个字，还差 ${MIN_WORDS - length} 个字` }
      : {}),
    ...(picturesProblem === '' ? {} : { pictures: picturesProblem }),
    ...(number === '' || isMobileNumber(number) ? {} : { mobile: '请输入正确的 11 位手机号' }),
  };
}
