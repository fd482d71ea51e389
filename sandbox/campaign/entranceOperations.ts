import type { EntranceQuestion } from '../../contract/types';
import { type Call, fail, succeed, type Answer, type GatewayTools, type Handlers } from '../core/call';
import { beijingTime } from '../core/clock';
import { own } from '../own';
import { ENTRANCE_LISTS, ENTRANCE_TARGETS, type TargetFixture } from './entrances';

const HOUR_MS = 3_600_000;
const NOWHERE: TargetFixture = { targetUrl: '', reasonCode: 'GONE', reasonMsg: '' };

async function targetOf(code: string): Promise<Omit<TargetFixture, 'delayMs'>> {
  const { delayMs = 0, ...found } = own(ENTRANCE_TARGETS, code) ?? NOWHERE;
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  return found;
}

const target = async ({ body }: Call<EntranceQuestion>): Promise<Answer> =>
  succeed('0', await targetOf(body.code));

export const entranceOperations = {
  marketingEntrance: target,
  matchActivity: target,

  async h5MiddleEntrance({ body, origin }, { clock }: GatewayTools) {
    const found = await targetOf(body.code);
    const { title, entrances } = own(ENTRANCE_LISTS, body.code) ?? { title: '', entrances: [] };
    const at = (hours: number): string => beijingTime(clock.nowMs() + hours * HOUR_MS);
    return succeed('0', {
      ...found,
      title,
      entrances: entrances.map(({ theme, startsInHours, endsInHours, ...entrance }) => ({
        title: entrance.title,
        subTitle: entrance.subTitle,
        targetUrl: entrance.targetUrl,
        imageUrl:
          theme === null
            ? ''
            : `${origin}/__sandbox/art/campaign.svg?${new URLSearchParams({ theme, title: '', sub: '', amount: '5' }).toString()}`,
        status: startsInHours > 0 ? 'NOT_START' : endsInHours < 0 ? 'FINISHED' : 'OPEN',
        startTm: at(startsInHours),
        endTm: at(endsInHours),
      })),
    });
  },

  async adMarketAuth({ body }, { store }) {
    const accountId = await store.accounts.takeBindTicket(body.code);
    return accountId === null
      ? fail('100205002', '授权码已失效')
      : succeed('0', { token: await store.accounts.issueToken(accountId) });
  },
} satisfies Partial<Handlers>;
