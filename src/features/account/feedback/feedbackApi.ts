/** Feedback history of an account, paged (contract tag `feedback`). Raw server types stay inside this file. */
import type { Gateway } from '@/api';
import { type Feedback, feedbackList } from '@/api/generated/operations/feedback';
import type { PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';

const PAGE_SIZE = 20;

export interface FeedbackRow extends Omit<Feedback, 'createTm'> {
  readonly id: string;
  /** Beijing time to the minute; '' if the gateway sends none. */
  readonly at: string;
}

/** Feedback history of the current account, paged. */
export const feedbackRows = (gateway: Pick<Gateway, 'call'>): PagedSource<FeedbackRow> => ({
  pageSize: PAGE_SIZE,
  filter: undefined,
  async fetchPage(pageNo, scope) {
    const { data } = await gateway.call(feedbackList, { pageNo, pageSize: PAGE_SIZE }, scope);
    return {
      rows: data.content.map(({ createTm, ...feedback }) => ({
        ...feedback,
        id: feedback.feedbackNo,
        at: toMinute(createTm),
      })),
      total: data.total,
    };
  },
});
