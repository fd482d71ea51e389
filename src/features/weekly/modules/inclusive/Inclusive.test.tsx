import { testPlace } from '@/utils/testing/place';
import { modulePageValue } from '../../flashSale/testing/modulePageValue';
import { coupon, couponPackage, session, TEN_MS } from '../../flashSale/testing/sessionFixtures';
import { shown } from '../../flashSale/testing/sessionsBench';
import { ModulePageProvider } from '../../page/modulePageContext';
import { Inclusive } from './Inclusive';

// Page lifecycle hooks exist inside a running Taro page only.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));

const PLACE = { order: 1, uniqueId: 'm', fioIndex: 1 };
const place = testPlace();
const all = (selector: string): Element[] => Array.from(place.element.querySelectorAll(selector));

afterEach(() => jest.useRealTimers());

it('the inclusive module shows rights without header and countdown', async () => {
  const value = modulePageValue(await shown());
  jest.useFakeTimers({ now: TEN_MS + 60_000 });
  place.render(
    <ModulePageProvider value={value}>
      <Inclusive
        view={{ titleImageUrl: '', session: session('I', { rights: [couponPackage('P'), coupon('R')] }) }}
        place={PLACE}
      />
    </ModulePageProvider>,
  );
  expect(all('[role=button]').map((one) => one.textContent)).toEqual(['去购买', '立即领取']);
  expect([all('[role=timer]').length, place.element.textContent?.includes('天天普惠')]).toEqual([0, true]);
});
