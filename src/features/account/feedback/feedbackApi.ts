/** What an account has told the house, page by page (contract tag `feedback`). Raw server types stop here. */
import type { Gateway } from '@/api';
import { type Feedback, feedbackList } from '@/api/generated/operations/feedback';
import type { PagedSource } from '@/data/PagedQuery';
import { toMinute } from '@/utils/beijingTime';

const PAGE_SIZE = 20;

export interface FeedbackRow extends Omit<Feedback, 'createTm'> {
  readonly id: string;
  /** Beijing wall clock to the minute, '' when the gateway has not said. */
  readonly at: string;
}

/** What this account has told, page by page. */
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
