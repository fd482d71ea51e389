import { act } from 'react';
import { saveImage } from '@/platform/saveImage';
import { toast } from '@/platform/toast';
import { makeModuleBench, type ModuleBench } from './testing/moduleBench';

// Page lifecycle hooks exist inside a running Taro page only.
jest.mock('@/hooks/usePageActive', () => ({ usePageActive: () => true }));
// Unit tests run without the build's configuration.
jest.mock('@/env', () => {
  const { env } = jest.requireActual<{ env: object }>('@/env');
  return { env: { ...env, mallGoodsUrl: '/mall?productId={id}', sendParcelUrl: '/send' } };
});

const PICTURE = 'http://localhost/a.png';
jest.mock('@/domain/rewardCards/AggregationCards', () => ({
  AggregationCards: ({ prizeSource, sourceBizId }: { prizeSource: number; sourceBizId: string }) =>
    `cards of ${prizeSource} ${sourceBizId}`,
}));

const mockPress = jest.fn(() => Promise.resolve());
const mockPlaces: object[] = [];
jest.mock('@/domain/task/usePressTask', () => ({
  usePressTask: (place: object) => {
    mockPlaces.push(place);
    return mockPress;
  },
}));

let bench: ModuleBench;
let host: HTMLElement;
beforeEach(() => {
  host = document.createElement('div');
  document.body.appendChild(host);
});
const open = (changes?: Parameters<typeof makeModuleBench>[1]): ModuleBench =>
  (bench = makeModuleBench(host, changes));
afterEach(() => {
  bench.end();
  host.remove();
});

const texts = (): string => host.textContent ?? '';
const named = (name: string): HTMLElement | undefined =>
  bench
    .all('[role=button],[role=link]')
    .find((element) => (element.getAttribute('aria-label') ?? element.textContent) === name);
const place = { order: 1, uniqueId: 'm', fioIndex: 1 };
const goods = (count: number): readonly object[] =>
  Array.from({ length: count }, (_, index) => ({
    imgUrl: PICTURE,
    name: `商品${index + 1}`,
    bizId: `G${index + 1}`,
  }));

describe('goods', () => {
  const carousel = (count: number, changes: object = {}): object => ({
    goodsModuleList: [{ ...place, titleImgUrl: '', goodsItemList: goods(count), ...changes }],
  });
  const cards = (): string[] => bench.all('[role=link]').map(({ textContent }) => textContent ?? '');

  it('opens a tapped product in the mall, by its encoded id', async () => {
    await open().answer(carousel(0, { goodsItemList: [{ imgUrl: PICTURE, name: '茶', bizId: 'a/b?' }] }));
    await bench.press(named('茶'));
    expect(bench.followed).toEqual([['/mall?productId=a%2Fb%3F', 'goods']]);
  });

  it('without an id are shown without a link', async () => {
    await open().answer(carousel(0, { goodsItemList: [{ imgUrl: PICTURE, name: '茶', bizId: '' }] }));
    expect(texts()).toContain('茶');
    expect(cards()).toEqual([]);
  });

  it('mounts six of 60, and six more whenever the end of the strip comes near', async () => {
    await open().answer(carousel(60));
    expect(cards()).toEqual(['商品1', '商品2', '商品3', '商品4', '商品5', '商品6']);
    bench.comeNear();
    expect(cards()).toHaveLength(12);
    for (let times = 0; times < 8; times += 1) bench.comeNear();
    expect(cards()).toHaveLength(60);
    expect(named('查看更多')).toBeUndefined();
  });

  it('mounts more after a tap if nothing can be observed', async () => {
    await open({ view: null }).answer(carousel(9));
    await bench.press(named('查看更多'));
    expect(cards()).toHaveLength(9);
  });

  it('keep their cards through a refresh that changes something else', async () => {
    await open().answer(carousel(30));
    bench.comeNear();
    const before = bench.all('[role=link]');
    await bench.answer({
      ...carousel(30),
      independentModuleList: [{ ...place, uniqueId: 'x', imgUrl: PICTURE }],
    });
    expect(bench.all('[role=link]').slice(0, 12)).toEqual(before);
  });

  it('have a text title if there is no title picture', async () => {
    await open().answer(carousel(1));
    expect(bench.all('[role=heading]').map(({ textContent }) => textContent)).toEqual(['好物推荐']);
    await bench.answer(carousel(1, { titleImgUrl: PICTURE }));
    expect(bench.all('[role=heading] img').map((image) => image.getAttribute('alt'))).toEqual(['好物推荐']);
  });
});

describe('common pictures', () => {
  const module = (statusCode: string): object => ({
    baseInfo: { statusCode },
    commonModuleList: [
      {
        ...place,
        title: '专区',
        subTitle: '省钱寄',
        itemList: [
          { imgUrl: PICTURE, appUrl: '/a' },
          { imgUrl: PICTURE, appUrl: '' },
        ],
      },
    ],
  });

  it('have an accessible name, and open their link if they have one', async () => {
    await open().answer(module('PROCESSING'));
    expect(texts()).toBe('专区省钱寄');
    await bench.press(named('专区 1'));
    expect(bench.followed).toEqual([['/a', 'common']]);
    expect(bench.all('img').map((image) => image.getAttribute('alt'))).toEqual(['', '专区 2']);
  });

  it('are hidden when the campaign is finished (product §2.4)', async () => {
    await open().answer(module('FINISHED'));
    expect(texts()).toBe('');
  });
});

describe('grouped goods', () => {
  const group = (changes: object = {}): object => ({
    goodsGroupModuleList: [
      {
        ...place,
        title: '省心洗护',
        subTitle: '免费取送',
        displayStyle: 1,
        displayType: 1,
        groupType: 2,
        backgroundColor: '#4A2FB8',
        titleBackgroundImage: PICTURE,
        itemList: [
          {
            productId: 'W2',
            order: 2,
            productName: '洗鞋',
            bizMode: '上门',
            itemAttribute: '去黄',
            groupBuyItem: true,
            imgUrl: PICTURE,
          },
          {
            productId: 'W1',
            order: 1,
            productName: '任洗三件',
            bizMode: '柜机取送',
            itemAttribute: '',
            groupBuyItem: false,
            imgUrl: PICTURE,
          },
        ],
        ...changes,
      },
    ],
  });
  const links = (): string[] => bench.all('[role=link]').map(({ textContent }) => textContent ?? '');

  it.each([1, 2])(
    'style %p shows title, kind and goods by their order, with their business, without `bizMode`',
    async (displayStyle) => {
      await open().answer(group({ displayStyle }));
      expect(texts()).toContain('省心洗护洗护服务免费取送');
      expect(links()).toEqual(['任洗三件洗衣', '洗鞋去黄洗衣拼团']);
      await bench.press(bench.all('[role=link]')[1]);
      expect(bench.followed).toEqual([['/mall?productId=W2', 'goodsGroup']]);
    },
  );

  it('in columns shows three rows, and three more with each tap', async () => {
    const itemList = Array.from({ length: 14 }, (_, index) => ({
      productId: `P${index}`,
      order: index,
      productName: `服务${index}`,
      imgUrl: '',
    }));
    await open().answer(group({ itemList }));
    expect(links()).toHaveLength(6);
    await bench.press(named('查看更多'));
    expect(links()).toHaveLength(12);
    await bench.press(named('查看更多'));
    expect(links()).toHaveLength(14);
    expect(named('查看更多')).toBeUndefined();
  });

  it('asks for the place if it is unknown', async () => {
    const askForPlace = jest.fn();
    await open({ askForPlace }).answer(
      group({ displayType: 2, unauthorizedLocationImgUrl: PICTURE, itemList: [] }),
    );
    await bench.press(named('开启定位，查看附近服务'));
    expect([askForPlace.mock.calls.length, bench.clicks]).toEqual([1, ['askForPlace']]);
  });

  it.each([
    ['cannot be asked for', 2, '开启定位，查看附近服务'],
    ['is not served', 3, '当前位置暂无服务，敬请期待'],
  ])('shows a text if the place %s, also without a picture', async (_name, displayType, words) => {
    await open().answer(group({ displayType, itemList: [] }));
    expect(texts()).toContain(words);
    expect(bench.all('[role=button],[role=link]')).toEqual([]);
  });
});

describe('regional code', () => {
  const module = (changes: object = {}): object => ({
    regionalCodeModule: {
      ...place,
      regionalCodeQrCodeUrl: PICTURE,
      scanLeadPhrase: '扫码进群',
      codeErrorMessage: '本地未开通',
      regionalCodeImageUrl: '',
      searchGuidePhrase: '搜索小蜂驿站',
      ...changes,
    },
  });
  const code = (): HTMLElement | undefined => bench.all('img')[0];
  const fail = (): void => act(() => void code()?.dispatchEvent(new Event('error')));

  it('shows the code with its captions', async () => {
    await open().answer(module());
    expect(code()?.getAttribute('alt')).toBe('扫码进群');
    expect(texts()).toContain('扫码进群');
    expect(texts()).toContain('搜索小蜂驿站');
    expect(texts()).not.toContain('本地未开通');
  });

  it.each([
    ['本地未开通', '本地未开通'],
    ['', '当前地区暂无专属二维码'],
  ])('without a code shows %p as %p (product §2.8)', async (codeErrorMessage, words) => {
    await open().answer(module({ regionalCodeQrCodeUrl: '', codeErrorMessage }));
    expect(texts()).toContain(words);
    expect(named('重试')).toBeUndefined();
  });

  it('shows the error if the code fails to load, and can retry', async () => {
    await open().answer(module());
    const first = code();
    fail();
    expect([texts().includes('本地未开通'), code()]).toEqual([true, undefined]);
    await bench.press(named('重试'));
    expect(code()).toBeDefined();
    expect(code()).not.toBe(first);
    expect(texts()).not.toContain('本地未开通');
  });

  it('a failed code does not affect the code of another place', async () => {
    await open().answer(module());
    fail();
    await bench.answer(module({ regionalCodeQrCodeUrl: 'http://localhost/b.png' }));
    expect(code()?.getAttribute('src')).toBe('http://localhost/b.png');
  });

  it('never loads the picture from a foreign host', async () => {
    await open().answer(module({ regionalCodeQrCodeUrl: 'https://evil.example/x.png' }));
    expect(code()).toBeUndefined();
    expect(texts()).toContain('本地未开通');
  });

  it.each([
    ['saved', '保存成功'],
    ['failed', '保存失败'],
  ] as const)('saving it: %s, %s', async (kind, words) => {
    const save = jest
      .spyOn(saveImage, 'save')
      .mockResolvedValue(kind === 'saved' ? { kind } : { kind, message: 'x' });
    const show = jest.spyOn(toast, 'show').mockReturnValue();
    await open().answer(module());
    await bench.press(named('保存图片'));
    expect([save.mock.calls, show.mock.calls]).toEqual([[[PICTURE]], [[words]]]);
    expect(bench.clicks).toEqual(['saveRegionalCode']);
  });

  it.each([
    [PICTURE, 2],
    ['', 1],
    ['https://evil.example/x.png', 1],
  ])('the picture %p beside the code: %d pictures', async (regionalCodeImageUrl, count) => {
    await open().answer(module({ regionalCodeImageUrl }));
    expect(bench.all('img')).toHaveLength(count);
  });

  it('has no captions if none are given, and a default name for the code', async () => {
    await open().answer(module({ scanLeadPhrase: '', searchGuidePhrase: '' }));
    expect(code()?.getAttribute('alt')).toBe('同城专属二维码');
    expect([bench.all('.phrase').length, bench.all('.search').length]).toEqual([0, 0]);
  });

  it('offers no saving if the host does not support it', async () => {
    jest.spyOn(saveImage, 'isSupported').mockReturnValue(false);
    await open().answer(module());
    expect(named('保存图片')).toBeUndefined();
  });
});

describe('send incentive', () => {
  const NOW_MS = 1_700_000_000_000;
  beforeEach(() => jest.useFakeTimers({ now: NOW_MS }));
  afterEach(() => jest.useRealTimers());

  const module = (secondsToexpiry: number, changes: object = {}): object => ({
    sendIncentiveModule: {
      ...place,
      titleImgUrl: '',
      sendIncentiveProgressResp: {
        secondsToexpiry,
        sendIncentiveTaskProgressDTO: {
          title: '寄满有礼',
          currentNum: 1,
          stageList: [
            { targetNum: 1, prizeAmount: 200, isReceived: true },
            { targetNum: 3, prizeAmount: 1250, isReceived: false },
          ],
          buttonText: '',
          buttonJumpUrl: '',
          ...changes,
        },
      },
    },
  });
  const timer = (): string | null | undefined => bench.all('[role=timer]')[0]?.textContent;
  const later = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

  it('shows the stages, the progress and the next step', async () => {
    await open().answer(module(100));
    const bar = bench.all('[role=progressbar]')[0];
    expect([bar?.getAttribute('aria-valuenow'), bar?.getAttribute('aria-valuemax')]).toEqual(['1', '2']);
    expect(bar?.textContent).toBe('2元已到账12.5元寄3件');
    expect(texts()).toContain('再寄 2 件，可得 12.5元');
  });

  it.each([
    [5, 0],
    [6, 1],
  ])('%d stages: %d bars that scroll sideways', async (count, wide) => {
    const stageList = Array.from({ length: count }, (_, index) => ({ targetNum: index + 1, prizeAmount: 1 }));
    await open().answer(module(100, { stageList }));
    expect(bench.all('.wide')).toHaveLength(wide);
    expect(bench.all('.wide > *').map(({ style }) => style.minWidth)).toEqual(wide === 1 ? ['120%'] : []);
  });

  it.each([
    ['', 0],
    ['寄满有礼', 1],
  ])('its own title %p', async (title, count) => {
    await open().answer(module(100, { title }));
    expect(bench.all('.body > .title')).toHaveLength(count);
  });

  it('counts down with days from the response, by the progress of a clock that is hours off', async () => {
    await open({ clockOffsetMs: () => 3 * 3_600_000 }).answer(module(2 * 86_400 + 5));
    expect(timer()).toBe('距结束 2天 00:00:05');
    later(6_000);
    expect(timer()).toBe('距结束 1天 23:59:59');
  });

  it('does not jump if a response has the same end, and follows one with a different end', async () => {
    await open().answer(module(100));
    later(10_000);
    await bench.answer(module(89));
    expect(timer()).toBe('距结束 00:01:30');
    await bench.answer(module(500));
    expect(timer()).toBe('距结束 00:08:20');
    // The same number of seconds again, later: the end has moved.
    later(30_000);
    await bench.answer(module(500));
    expect(timer()).toBe('距结束 00:08:20');
  });

  it('is over at its end, says so and offers no button', async () => {
    await open().answer(module(3));
    expect(named('去寄件')).toBeDefined();
    later(4_000);
    expect(texts()).toContain('活动已结束');
    expect([timer(), named('去寄件')]).toEqual([undefined, undefined]);
  });

  it.each([0, -5])('is over from the start with %p seconds', async (seconds) => {
    await open().answer(module(seconds));
    expect(texts()).toContain('活动已结束');
  });

  it.each([
    ['', '去寄件', '', '/send'],
    ['马上寄', '马上寄', '/x', '/x'],
  ])('a button %p is labelled %s and opens %p as %s', async (buttonText, name, buttonJumpUrl, url) => {
    await open().answer(module(100, { buttonText, buttonJumpUrl }));
    await bench.press(named(name));
    expect(bench.followed).toEqual([[url, 'sendIncentive']]);
  });
});

describe('tasks', () => {
  const STATES = [1, 2, 3, 4, 5];
  const module = (changes: object = {}): object => ({
    taskModule: {
      ...place,
      titleImgUrl: '',
      taskItemList: STATES.map((taskStatus) => ({
        taskId: `T${taskStatus}`,
        taskStatus,
        taskTitle: `任务${taskStatus}`,
        taskSubTitle: '减免金#0.5',
        taskIcon: PICTURE,
        taskJumpUrl: `/go${taskStatus}`,
        ...changes,
      })),
    },
  });
  const buttons = (): string[] => bench.all('[role=button]').map(({ textContent }) => textContent ?? '');

  it('show title and reward; those that can be opened have a button', async () => {
    await open().answer(module());
    expect(buttons()).toEqual(['去完成', '去完成', '去查看']);
    expect(texts()).toContain('任务4减免金+0.5元已完成');
    expect(texts()).toContain('任务5减免金+0.5元已结束');
  });

  it('are started by the task feature, in the order of that feature', async () => {
    await open().answer(module());
    await bench.press(bench.all('[role=button]')[1]);
    expect(mockPress.mock.calls).toMatchObject([[{ taskId: 'T2', jumpUrl: '/go2' }]]);
  });

  it('pass the channel on to their targets (product §2.2)', async () => {
    await open().answer(module());
    expect(mockPlaces.pop()).toMatchObject({ page: 'fcFriday', channelId: 'CH' });
  });

  it('that were just finished show a toast once per response (product §2.4)', async () => {
    const show = jest.spyOn(toast, 'show').mockImplementation();
    await open().answer(module({ firstFinishedFlag: true }));
    await bench.answer(module({ firstFinishedFlag: true }));
    expect(show.mock.calls).toEqual([['已完成任务，快查看奖励']]);
  });

  it('show no module if all are real-time bids without an icon', async () => {
    await open().answer(module({ taskIcon: '', taskType: 20, taskChannel: 12 }));
    expect(texts()).toBe('');
  });
});

describe('reward cards', () => {
  it('are those of the Friday activity and this page, after a skeleton (product §1.4)', async () => {
    open();
    await bench.answer({ rewardAggregationModule: place });
    expect(texts()).toBe('cards of 3 FRI');
  });
});
