/** What a page shows when the gateway's answers are other than those of the described states, as lines. */
import type { Page } from 'playwright-core';
import type { PageState } from '../../pages';
import { added, listed } from './lines';
import { readPage } from './readPage';
import { pathOf } from './steady';
import { openStill, type Place } from './stillPage';
import { type Kind, KINDS, varied } from './variedAnswers';

const anything = (page: Page) => page.locator('.taro_page').last();

/** Opens the state, without its steps. @param kind null: the answers are as they are */
async function openVaried(place: Place, route: string, state: PageState, kind: Kind | null) {
  const own: PageState = {
    ...state,
    steps: undefined,
    seen: anything,
    async before(visitor, sandbox) {
      await state.before?.(visitor, sandbox);
      if (kind === null) return;
      await visitor.page.route(/\/(wxgw|aligw)\/(?!base\/(config|user))/, async (call) => {
        const response = await call.fetch();
        const text = await response.text();
        let body = text;
        try {
          body = JSON.stringify(varied(JSON.parse(text), kind));
        } catch {
          // No JSON: passed on.
        }
        await call.fulfill({ status: response.status(), contentType: 'application/json', body });
      });
    },
  };
  const opened = await openStill(place, route, own);
  opened.expectRefusals();
  await opened.settle();
  const { calls, toasts } = opened.taken();
  const lines = await readPage(opened.page, { leftOut: '.pc-toast' });
  const at = pathOf(opened.page.url());
  await opened.close();
  return { at, lines: [...listed('call', calls), ...listed('toast', toasts), ...lines] };
}

/** The state with each kind of variation: what differs from the state with the gateway's own answers. */
export async function variedRecord(place: Place, route: string, state: PageState): Promise<string[]> {
  const own = await openVaried(place, route, state, null);
  const lines: string[] = [];
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const found = await openVaried(place, route, state, kind);
    const gone = added(found.lines, own.lines).length;
    lines.push(
      kind,
      ...(found.at === own.at ? [] : [`  at ${found.at}`]),
      ...(gone === 0 ? [] : [`  - ${String(gone)} lines`]),
      ...listed('+', added(own.lines, found.lines)),
    );
  }
  return lines;
}
