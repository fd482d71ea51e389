/** What /reductionFunds/detail says (spec 2 §2 gives its address only). */
import { RECORD_TYPE, type RecordTab } from '../reductionTypes';

export const RECORD_TEXTS = {
  tabs: '减免金明细类型',
  list: '减免金明细',
  left: '剩余减免金',
  /** The gateway does not say what is left. */
  given: '减免金',
  validUntil: '有效期至',
  loggedOut: '登录后查看减免金明细',
  goCenter: '去赚减免金',
} as const;

export const TAB_TITLES: Readonly<Record<RecordTab, string>> = {
  [RECORD_TYPE.all]: '全部',
  [RECORD_TYPE.earned]: '已获得',
  [RECORD_TYPE.used]: '已使用',
  [RECORD_TYPE.expired]: '已过期',
};

export const EMPTY_TEXTS: Readonly<Record<RecordTab, string>> = {
  [RECORD_TYPE.all]: '暂无减免金明细',
  [RECORD_TYPE.earned]: '暂无已获得的减免金',
  [RECORD_TYPE.used]: '暂无已使用的减免金',
  [RECORD_TYPE.expired]: '暂无已过期的减免金',
};
