import { observer } from 'mobx-react';
import { act } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { createScope } from '@/api';
import { toCallFailure } from '@/api/errors';
import { requestNos } from '@/data/testing/requestNos';
import type { PageInView, Sighting } from '@/platform/inView/types';
import { systemClock } from '@/utils/clock';
import { settle } from '@/utils/testing/fakeClock';
import { FlashSaleStore } from '../../flashSale/FlashSaleStore';
import { renderLater } from '../../page/laterModules';
import { ModulePageProvider, type ModulePage } from '../../page/modulePageContext';
import { ModulePageStore } from '../../page/ModulePageStore';
import { NO_PLACE } from '../../page/modulePageTypes';
import { parseModulePage } from '../../page/parsePage';
import { renderModule } from '../../page/registry';
import { visibleModules } from '../../page/visibleModules';

export interface ModuleBench {
  /** Links that were opened: address and component. */
  readonly followed: (readonly [string, string])[];
  readonly clicks: string[];
  /** Sets the page's response and refetches. */
  answer(data: object): Promise<void>;
  all(selector: string): HTMLElement[];
  /** Taps the element and waits until the handler has settled. */
  press(element: HTMLElement | undefined): Promise<void>;
  /** Reports all observed elements as near the screen. */
  comeNear(): void;
  end(): void;
}

/**
 * Renders the modules of a response, without the page around them.
 * @param host element in the document
 * @param changes overrides of the context
 */
export function makeModuleBench(
  host: HTMLElement,
  changes: Partial<Pick<ModulePage, 'clockOffsetMs' | 'askForPlace' | 'view'>> = {},
): ModuleBench {
  const root: Root = createRoot(host);
  const scope = createScope();
  const followed: (readonly [string, string])[] = [];
  const clicks: string[] = [];
  let data: object = {};

  const api = {
    fetchPage: () => Promise.resolve({ page: parseModulePage(data, 'data'), generatedAtMs: null }),
    subscribe: () => Promise.resolve(),
    claim: () => Promise.resolve(),
  };
  const store = new ModulePageStore({
    api,
    toCallFailure: (cause) => toCallFailure(cause, true),
    clock: systemClock,
    serverClock: { spanMs: () => [Date.now(), Date.now()] },
    random: () => 0,
    firstPlace: NO_PLACE,
    scope,
  });
  const sessions = new FlashSaleStore({
    api,
    modulePage: store,
    newRequestNo: requestNos(),
    runGated: async (action) => ({ kind: 'done', value: await action() }),
    toCallFailure: (cause) => toCallFailure(cause, true),
    burialPointInfo: () => '{}',
    scope,
  });
  const watched = new Set<(sighting: Sighting) => void>();
  const nothing = (): void => undefined;
  const view: PageInView = {
    watch(_id, onChange) {
      watched.add(onChange);
      return () => void watched.delete(onChange);
    },
    watchLine: () => nothing,
    watchShown: () => nothing,
    pause: nothing,
    resume: nothing,
    end: nothing,
  };
  const modulePage: ModulePage = {
    page: 'fcFriday',
    visit: { configId: 'FRI', channelId: 'CH', scene: 'page', areThumbnailsOff: false },
    store,
    api,
    sessions,
    scope,
    view,
    exposed: new Set(),
    clockOffsetMs: () => 0,
    follow(url, component) {
      followed.push([url, component]);
      return Promise.resolve(true);
    },
    messages: {},
    click: (component) => void clicks.push(component),
    ...changes,
  };

  const Modules = observer(() => (
    <>
      {store.page !== null &&
        visibleModules(store.page).map((module) => (
          <div key={module.place.uniqueId}>{renderModule(module, { renderLater }, null)}</div>
        ))}
    </>
  ));

  return {
    followed,
    clicks,
    async answer(next) {
      data = next;
      await act(async () => {
        await store.refresh();
        root.render(
          <ModulePageProvider value={modulePage}>
            <Modules />
          </ModulePageProvider>,
        );
      });
    },
    all: (selector) => [...host.querySelectorAll<HTMLElement>(selector)],
    press: (element) =>
      act(async () => {
        if (element === undefined) throw new Error('nothing to press');
        element.click();
        await settle();
      }),
    comeNear: () => act(() => [...watched].forEach((report) => report({ isNear: true, heightPx: 1 }))),
    end() {
      act(() => root.unmount());
      scope.cancel();
    },
  };
}
