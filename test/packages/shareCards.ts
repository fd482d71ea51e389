/** Every page of one package with a share menu returns its own card, which opens the intended page for a friend. */
import { ROUTES, type RouteRow } from '../../src/routes';
import {
  type EngineTarget,
  pressDialogButton,
  sharedCards,
  shareFromMenu,
  visiblePage,
} from '../engines/host';
import { locateOnPhone, wayTo } from '../engines/measuredPages';
import { phones } from '../engines/phones';
import { answersTaken } from '../engines/rest';
import { MOBILE } from '../engines/steps';
import { packagePath, PAGES, rowOf, type RouteName } from '../pages';

interface ExpectedCard {
  /** The page that opens for a friend. */
  readonly opens: RouteName;
  readonly query?: string | RegExp;
  readonly title: string;
  /** The operator's picture; absent: the host takes a screenshot. */
  readonly hasPicture?: true;
  /** The page's own button, which opens the host's list of friends and sends the same card. */
  readonly button?: string;
}

/** Keyed by the names of the visits in test/pages. */
const CARDS: Readonly<Record<string, ExpectedCard>> = {
  home: { opens: 'home', title: '小蜂驿站：寄件领券更划算' },
  welfare: { opens: 'welfare', title: '小蜂驿站：天天有福利，寄件更省钱' },
  'web view': { opens: 'home', title: '小蜂驿站' },
  'RC-OPEN': {
    opens: 'receiveCoupon',
    query: 'activityCode=RC-OPEN',
    title: '送你一张寄件券，寄快递立减',
    hasPicture: true,
  },
  'RC-FINISHED': {
    opens: 'receiveCoupon',
    query: 'activityCode=RC-FINISHED',
    title: '送你一张寄件券，寄快递立减',
    hasPicture: true,
  },
  'IN-2002': {
    opens: 'couponIncentive',
    query: 'activityCode=IN-2002',
    title: '轻松寄 天天奖，最高得35元礼包',
    hasPicture: true,
  },
  'IN-1002': {
    opens: 'couponIncentive',
    query: 'activityCode=IN-1002',
    title: '全城寄件季，最高得28.4元礼包',
    hasPicture: true,
  },
  'CS-OPEN': {
    opens: 'couponSale',
    query: 'code=CS-OPEN',
    title: '9.9 元买四张寄件券，寄快递更省',
    hasPicture: true,
    button: '分享',
  },
  'FRI-MIN': {
    opens: 'fcFriday',
    query: 'configId=FRI-MIN&channelId=-share&onlyH5=0',
    title: '寄件周五，大额寄件券限时抢',
    hasPicture: true,
  },
  'RF-EXTEND': {
    opens: 'reductionFundsExtendHome',
    query: 'activityCode=RF-EXTEND',
    title: '送你 3 元延时取件减免金',
    hasPicture: true,
    button: '分享',
  },
  'RF-STORAGE': {
    opens: 'reductionFundsStorageHome',
    query: 'activityCode=RF-STORAGE',
    title: '送你 5 元寄存减免金',
    hasPicture: true,
    button: '分享',
  },
  offer: {
    opens: 'receiveCouponV2',
    query: 'activityCode=V2-OPEN',
    title: '送你一张寄件券，寄快递立减',
    hasPicture: true,
  },
  'offer: friend': {
    opens: 'receiveCouponV2Share',
    query: 'activityCode=V2-OPEN&shareCode=SH-OPEN',
    title: '送你一张寄件券，寄快递立减',
    hasPicture: true,
  },
  poster: {
    opens: 'couponBargainBeInvited',
    query: 'inviteCode=BG-FRIEND',
    title: '5 元寄件券 砍到 0 元',
    hasPicture: true,
  },
  'invite poster': { opens: 'inviteV1', query: 'inviteCode=IV-FRIEND', title: '邀请有礼', hasPicture: true },
  'invite poster of the ladder': {
    opens: 'inviteV2',
    query: 'inviteCode=IV-FRIEND',
    title: '邀请好友赢大礼',
    hasPicture: true,
  },
  invite: {
    opens: 'inviteV1',
    query: /^activityCode=INV1-OPEN&inviteCode=IV[0-9a-f]+$/,
    title: '送你一个寄件好去处，快来接受我的邀请',
    hasPicture: true,
  },
  'invite ladder': {
    opens: 'inviteV2',
    query: /^activityCode=INV2-OPEN&inviteCode=IV[0-9a-f]+$/,
    title: '送你一个寄件好去处，快来接受我的邀请',
    hasPicture: true,
  },
  'cash: friend': {
    opens: 'fissionOfCash',
    query: 'inviteCode=FI-FRIEND',
    title: '帮我助力一下，一起领寄件现金',
    hasPicture: true,
  },
  bargain: {
    opens: 'couponBargainInvite',
    query: 'activityCode=BARGAIN-OPEN',
    title: '帮我砍一刀，寄件更省钱',
    hasPicture: true,
  },
  'bargain: friend': {
    opens: 'couponBargainBeInvited',
    query: 'inviteCode=BG-FRIEND',
    title: '帮我砍一刀，寄件更省钱',
    hasPicture: true,
  },
  'home services: empty': {
    opens: 'hsGather',
    query: 'configId=HS-EMPTY&channelId=-share',
    title: '到家服务，大额寄件券限时抢',
    hasPicture: true,
  },
  'home services': {
    opens: 'hsGather',
    query: 'configId=HS-OPEN&channelId=-share',
    title: '到家服务，一键上门省心省力',
    hasPicture: true,
  },
  'contrast friend': {
    opens: 'contrastPricePreview',
    query: 'shareCode=CP-FRIEND',
    title: '深圳 → 北京，顺丰速运运费￥30',
  },
};

const rows: readonly RouteRow[] = ROUTES;
const SHARED = PAGES.flatMap(({ route, inPackages }) =>
  rowOf(route).shares === undefined ? [] : inPackages.map((visit) => ({ route, ...visit })),
);

export function testShareCards(target: EngineTarget): void {
  const { sandbox, open } = phones();

  test('each page with a share menu is asked', () => {
    const asked = new Set<string>(SHARED.map(({ route }) => route));
    expect(rows.filter(({ name, shares }) => shares !== undefined && !asked.has(name))).toEqual([]);
    expect(SHARED.map(({ name }) => name).sort()).toEqual(Object.keys(CARDS).sort());
  });

  test.each(SHARED)('$route, $name', async (visit) => {
    const token = await sandbox.token(MOBILE);
    const way = wayTo(visit.route, visit, target);
    const page = await open(target, { ...way.open, ...(way.isLoggedIn ? { token } : {}) });
    await way.go(page);
    if (visit.isDrawn !== true) await locateOnPhone(page, visit.seen).waitFor();
    await answersTaken(page);
    await shareFromMenu(page);
    const [card = {}] = await sharedCards(page);
    const { title = '', path = '', imageUrl = '' } = card;
    const [opened = '', query = ''] = path.slice(1).split('?');
    const expected = CARDS[visit.name];
    if (expected === undefined) throw new Error(`${visit.name} has no card in the table`);
    if (expected.button !== undefined) {
      await visiblePage(page).locator('wx-button').filter({ hasText: expected.button }).click();
      await pressDialogButton(page, '知道了');
      expect(await sharedCards(page)).toEqual([card, card]);
    }
    expect({ title, opened }).toEqual({
      title: expected.title,
      opened: packagePath(expected.opens, target),
    });
    if (expected.query instanceof RegExp) expect(query).toMatch(expected.query);
    else expect(query).toBe(expected.query ?? '');
    expect(imageUrl).toMatch(expected.hasPicture === true ? /^https?:\/\/\S+$/ : /^$/);
    for (const secret of [token, MOBILE, 'token', 'mobile']) expect(path).not.toContain(secret);
    // A page that the package does not have is an error of the host, and so is one that fails to open.
    const friends = await open(target, { path: opened, ...(query === '' ? {} : { query }) });
    await answersTaken(friends);
    expect(await visiblePage(friends).innerText()).not.toContain('没有找到');
  });
}
