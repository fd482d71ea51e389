import fc from 'fast-check';
import { CATALOG } from './catalog';
import { parseModulePage, type ModulePageData } from './parsePage';
import { KINDS, mutate } from './testing/mutations';
import { WIRE_HOME, WORDS_OF_PART } from './testing/rawHome';

const read = (data: unknown): ModulePageData => parseModulePage(data, 'data');
const image = (uniqueId: string, order: unknown = 1, changes: object = {}): object => ({
  uniqueId,
  order,
  fioIndex: 3,
  imgUrl: '/a.png',
  appUrl: '/x',
  ...changes,
});
const ids = ({ modules }: ModulePageData): string[] => modules.map(({ place }) => place.uniqueId);

describe('base', () => {
  it('is read with its switches, colours and status', () => {
    const { base } = read({
      baseInfo: {
        pageName: ' 周五\u202e ',
        statusCode: 'FINISHED',
        clientList: [3],
        headImgUrl: '/h.png',
        bottomColor: '#F0312B',
        ruleDesc: '<p>x</p>',
        shareButtonSwitch: true,
        shareTitle: 't',
        shareImgUrl: '/s.png',
        subscribePromptBarSwitch: true,
        subscribePromptText: 'p',
      },
      subscribeInfo: { status: 0 },
    });
    expect(base).toEqual({
      pageName: '周五',
      isFinished: true,
      clients: [3],
      headerUrl: '/h.png',
      groundColor: '#F0312B',
      rulesHtml: '<p>x</p>',
      hasShareButton: true,
      shareTitle: 't',
      shareImageUrl: '/s.png',
      hasSubscribeBar: true,
      subscribeText: 'p',
      subscribeStatus: 0,
    });
  });

  it.each([undefined, null, 7, 'x', [], {}])('%p as base info gives default values', (baseInfo) => {
    expect(read({ baseInfo }).base).toMatchObject({
      pageName: '',
      isFinished: false,
      clients: [],
      hasShareButton: false,
      groundColor: '',
      subscribeStatus: -1,
    });
  });

  it('ignores values that are not a plain colour, not true or an unknown status', () => {
    const { base } = read({
      baseInfo: {
        bottomColor: 'red;background:url(//evil)',
        shareButtonSwitch: 'true',
        clientList: [2, 'x', 5],
      },
      subscribeInfo: { status: 7 },
    });
    expect(base).toMatchObject({
      groundColor: '',
      hasShareButton: false,
      clients: [2, 5],
      subscribeStatus: -1,
    });
  });
});

describe('modules', () => {
  it('are sorted by order; equal ones keep the response’s order, those without an order go last', () => {
    const page = read({
      independentModuleList: [image('c', 'x'), image('b', 2), image('a', 1), image('d', 2)],
    });
    expect(ids(page)).toEqual(['a', 'b', 'd', 'c']);
  });

  it('a malformed one is left out and reported, the others stay', () => {
    const page = read({ independentModuleList: [image('a'), 7, null, { imgUrl: [4] }, image('b')] });
    expect(ids(page)).toEqual(['a', 'b']);
    expect(page.problems.map(({ part, kind }) => [part, kind])).toEqual([
      ['independentModuleList[1]', 'malformed'],
      ['independentModuleList[2]', 'malformed'],
      ['independentModuleList[3]', 'malformed'],
    ]);
  });

  it('an unknown type is reported unless it is empty', () => {
    const page = read({ luckyWheelModule: { a: 1 }, oldModuleList: [], otherModule: null, notOne: {} });
    expect(page.problems).toEqual([
      { part: 'luckyWheelModule', kind: 'unknown', why: 'no such module type' },
    ]);
  });

  it('one without order and id goes last and is named after its field', () => {
    const page = read({ independentModuleList: [{ imgUrl: '/a.png' }, image('b', 9)] });
    expect(page.modules.map(({ place }) => place)).toEqual([
      { order: 9, uniqueId: 'b', fioIndex: 3 },
      { order: Number.MAX_SAFE_INTEGER, uniqueId: 'independentModuleList[0]', fioIndex: 0 },
    ]);
  });

  it('accepts a single module in a list field; a list in a single field is malformed', () => {
    expect(ids(read({ independentModuleList: image('a') }))).toEqual(['a']);
    expect(read({ seckillModule: [{}] }).problems).toMatchObject([
      { part: 'seckillModule', kind: 'malformed' },
    ]);
  });

  it('does not report the bars’ fields as unknown modules', () => {
    expect(read({ guideBarModule: {}, locationModule: {}, pageIndicatorModule: {} }).problems).toEqual([]);
  });

  it('gives the second module of a duplicate id its own id', () => {
    const page = read({ independentModuleList: [image('a'), image('a'), image('', 1)] });
    expect(new Set(ids(page)).size).toBe(3);
    expect(ids(page)[0]).toBe('a');
  });

  it('reads at most fifty modules of a type', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => image(`m${index}`));
    expect(read({ independentModuleList: many }).modules).toHaveLength(50);
  });
});

describe('bars', () => {
  const modules = { independentModuleList: [image('a'), image('b'), image('c')] };
  const tab = (moduleUniqueId: string, moduleDisplayName = moduleUniqueId): object => ({
    moduleUniqueId,
    moduleDisplayName,
  });

  it('guide bar and location bar are shown only if switched on', () => {
    expect(read({ guideBarModule: { guideBarSwitch: true, imgUrl: '/g', linkUrl: '/l' } }).guideBar).toEqual({
      imageUrl: '/g',
      linkUrl: '/l',
    });
    expect(read({ guideBarModule: { guideBarSwitch: false, imgUrl: '/g' } }).guideBar).toBeNull();
    expect(read({ guideBarModule: { guideBarSwitch: true } }).guideBar).toBeNull();
    expect(read({ locationModule: { locationComponentSwitch: false } }).locationBar).toBeNull();
  });

  it.each([
    [true, { cityName: '深圳市', provinceName: '广东省' }, { city: '深圳市', province: '广东省' }],
    [false, { cityName: '深圳市', provinceName: '广东省' }, null],
    [true, { cityName: ' ' }, null],
    [true, 'x', null],
  ])('default area: switch %p, %p', (defaultLocationSwitch, defaultArea, expected) => {
    const page = read({
      locationModule: { locationComponentSwitch: true, defaultLocationSwitch, defaultArea },
    });
    expect(page.locationBar).toEqual({ defaultArea: expected });
  });

  it('tabs need an existing module, are unique, and there are at least two', () => {
    const page = read({
      ...modules,
      pageIndicatorModule: {
        pageModuleList: [tab('a', '秒杀'), tab('gone'), tab('a'), tab('b', ' '), tab('c', '好物'), 4],
        textAndColor: { selectedButtonColor: '#fff', selectedTextColor: 'url(x)' },
      },
    });
    expect(page.tabs).toEqual({
      tabs: [
        { moduleId: 'a', title: '秒杀', position: 0 },
        { moduleId: 'c', title: '好物', position: 2 },
      ],
      colors: { selectedGround: '#fff', selectedText: '', ground: '', text: '' },
    });
    expect(read({ ...modules, pageIndicatorModule: { pageModuleList: [tab('a')] } }).tabs).toBeNull();
  });

  it('reads at most 20 tabs and 20 clients', () => {
    const names = Array.from({ length: 30 }, (_, index) => `m${index}`);
    const page = read({
      baseInfo: { clientList: Array.from({ length: 30 }, (_, index) => index) },
      independentModuleList: names.map((name) => image(name)),
      pageIndicatorModule: { pageModuleList: names.map((name) => tab(name)) },
    });
    expect([page.tabs?.tabs.length, page.base.clients.length]).toEqual([20, 20]);
  });

  it('reports invalid entries in the list of clients', () => {
    expect(read({ baseInfo: { clientList: ['x'] } }).problems).toMatchObject([
      { part: 'baseInfo', kind: 'malformed' },
    ]);
  });

  it('tabs keep the order of the config and know the index of their modules', () => {
    const pageIndicatorModule = { pageModuleList: [tab('c'), tab('a'), tab('b')] };
    expect(read({ ...modules, pageIndicatorModule }).tabs?.tabs).toEqual([
      { moduleId: 'c', title: 'c', position: 2 },
      { moduleId: 'a', title: 'a', position: 0 },
      { moduleId: 'b', title: 'b', position: 1 },
    ]);
  });
});

test.each([null, undefined, 'x', 7, []])('%p is not a page', (data) => {
  expect(() => read(data)).toThrow('data');
});

test('any object is read as a page', () =>
  fc.assert(
    fc.property(
      fc.record({
        baseInfo: fc.jsonValue(),
        subscribeInfo: fc.jsonValue(),
        guideBarModule: fc.jsonValue(),
        locationModule: fc.jsonValue(),
        pageIndicatorModule: fc.jsonValue(),
        independentModuleList: fc.jsonValue(),
        seckillModule: fc.jsonValue(),
        drawPrizeModuleList: fc.array(fc.jsonValue()),
        someModule: fc.jsonValue(),
      }),
      (data) => {
        const page = read(data);
        expect(new Set(ids(page)).size).toBe(page.modules.length);
        expect(page.tabs === null || page.tabs.tabs.length >= 2).toBe(true);
      },
    ),
  ));

const placesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, part) => sum + placesIn(part), 1)
    : 1;
test('the raw response of the tests has every module type, with a text unless it shows none of its own', () => {
  const fields = Object.values(CATALOG).map(({ field }) => field);
  expect(fields.filter((field) => !(field in WIRE_HOME))).toEqual([]);
  expect(fields.filter((field) => !(field in WORDS_OF_PART)).sort()).toEqual([
    'independentModuleList',
    'rewardAggregationModule',
  ]);
});

/** Fields with few places are tried this often too: the number also selects which value of a kind is used. */
const TRIES = 15;

test.each(Object.entries(WIRE_HOME).map(([field, part], index) => [field, index, part] as const))(
  '%s with any place replaced by any value still gives a page with all other modules',
  (field, index, part) => {
    const elsewhere = ({ modules }: ModulePageData): number =>
      modules.filter(({ type }) => CATALOG[type].field !== field).length;
    const whole = elsewhere(read(WIRE_HOME));
    const places = Array.from({ length: Math.max(TRIES, placesIn(part)) }, (_, place) => place);
    const wrong = KINDS.flatMap((kind) =>
      places
        .filter((place) => {
          const page = read(mutate(WIRE_HOME, { field: index, place, kind }).answer);
          return elsewhere(page) !== whole || new Set(ids(page)).size < page.modules.length;
        })
        .map((place) => ({ kind, place })),
    );
    expect(wrong).toEqual([]);
  },
);

describe('other spellings of the same response', () => {
  const ID = /^(uniqueId|moduleUniqueId|id|rightsNo|configId|drawPrizeActId|taskId|productId|bizId)$/;
  /** The response with each value replaced by `spell`. */
  function respelt(value: unknown, spell: (value: unknown, name: string) => unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((item) => respelt(item, spell, name));
    if (typeof value !== 'object' || value === null) return spell(value, name);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, respelt(part, spell, key)]));
  }
  const numbers = new Map<unknown, number>();
  const numberOf = (id: unknown): number => {
    if (!numbers.has(id)) numbers.set(id, 1000 + numbers.size);
    return numbers.get(id)!;
  };
  const isId = (value: unknown, name: string): boolean => ID.test(name) && typeof value === 'string';
  const ofDigits = respelt(WIRE_HOME, (value, name) => (isId(value, name) ? String(numberOf(value)) : value));
  /** Passed through unread; decoded in `domain/task`. */
  const withoutWire = ({ modules, ...page }: ModulePageData): object => ({
    ...page,
    modules: modules.map((module) => (module.type === 'task' ? { ...module, view: 'wire' } : module)),
  });

  it('numbers as ids give the same page', () => {
    const asNumbers = respelt(ofDigits, (value, name) => (isId(value, name) ? Number(value) : value));
    expect(withoutWire(read(asNumbers))).toEqual(withoutWire(read(ofDigits)));
    expect(read(ofDigits).problems).toEqual([]);
  });

  it('0 and 1 as booleans give the same page', () => {
    const asNumbers = respelt(WIRE_HOME, (value) => (typeof value === 'boolean' ? Number(value) : value));
    expect(withoutWire(read(asNumbers))).toEqual(withoutWire(read(WIRE_HOME)));
  });
});
