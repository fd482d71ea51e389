import { succeed, visitorOf, type Handlers } from '../core/call';
import { activityOf, statusOf } from '../invite/helpOperations';
import { sumOf } from '../invite/helpRules';
import { own } from '../own';
import { NO_SUCH_ACTIVITY } from './activityRules';
import { BANNER_OF_THE_DAY, CASH_BANNERS } from './homeServices';

/** Calls of home services other than the page itself, which is `aggregateHome`. */
export const homeServiceOperations = {
  /** The progress is read from the user's help itself, so that the banner always matches the page it leads to. */
  async sendActivityPageInfo(call, tools) {
    const { configId } = call.query;
    const banner = typeof configId === 'string' ? own(CASH_BANNERS, configId) : BANNER_OF_THE_DAY;
    const activity = banner === undefined ? undefined : activityOf('fission', banner.activityCode);
    if (banner === undefined || activity === undefined) return NO_SUCH_ACTIVITY;
    const phone = visitorOf(call)?.phone ?? null;
    const task = phone === null ? null : await tools.store.helps.helpTaskOf(activity.code, phone);
    return succeed('0', {
      ...banner,
      imgUrl: banner.imgUrl.replace('{origin}', call.origin),
      statusCode: statusOf(activity, task, tools),
      goalFen: activity.goalFen,
      sumFen: task === null ? 0 : sumOf(task),
    });
  },
} satisfies Partial<Handlers>;
