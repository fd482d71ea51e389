import type { HelpRecord } from '@/api/generated/operations/helpRecords';
import type { RecordKind, RecordRow } from './helpRecordsApi';

interface RecordWords {
  readonly title: string;
  readonly states: Readonly<Record<HelpRecord['state'], string>>;
  /** After the number of friends. */
  readonly helpers: string;
  /** Before the sum. */
  readonly sign: string;
  readonly none: string;
  readonly start: string;
  readonly more: string;
  readonly loggedOut: string;
}

/** Texts of past rounds; all ours. */
export const RECORD_WORDS: Readonly<Record<RecordKind, RecordWords>> = {
  FISSION: {
    title: '助力记录',
    states: { RUNNING: '助力中', REACHED: '已到账', BOUGHT: '已到账', OVER: '未达成', unknown: '处理中' },
    helpers: '位好友助力',
    sign: '',
    none: '还没有发起过助力',
    start: '去发起',
    more: '去邀请好友',
    loggedOut: '登录后查看助力记录',
  },
  BARGAIN: {
    title: '砍价记录',
    states: { RUNNING: '砍价中', REACHED: '已砍到底价', BOUGHT: '已购买', OVER: '已结束', unknown: '处理中' },
    helpers: '位好友砍价',
    sign: '已砍 ',
    none: '还没有发起过砍价',
    start: '去砍价',
    more: '去砍价',
    loggedOut: '登录后查看砍价记录',
  },
};

/** State, friends, time: what is known of it. */
export function recordNote({ state, helperCount, startedAt }: RecordRow, words: RecordWords): string {
  return [words.states[state], `${helperCount} ${words.helpers}`, startedAt]
    .filter((part) => part !== '')
    .join(' · ');
}
