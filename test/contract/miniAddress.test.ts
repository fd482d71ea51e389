import type { FastifyInstance } from 'fastify';
import { control, startSandbox, tokenOf } from './harness';
import { miniCalls, RECEIVER } from './miniCalls';

let app: FastifyInstance;
beforeAll(async () => {
  app = await startSandbox();
});
beforeEach(() => control(app, 'reset'));
afterAll(() => app.close());

const visitor = async (mobile = '13912345678') => miniCalls(app, await tokenOf(app, mobile));

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly isDefault: boolean;
}
const entries = (data: unknown): readonly Entry[] =>
  (data as { readonly addressList: readonly Entry[] }).addressList;
const NEW = { ...RECEIVER, name: '赵敏', detail: '西二旗大街 1 号' };

describe('address book', () => {
  test('lists defaults first, and one kind separately', async () => {
    const calls = await visitor();
    const all = entries((await calls.addresses()).data);
    expect(all.map(({ isDefault }) => isDefault)).toEqual([true, true, false, false, false, false]);
    expect(entries((await calls.addresses('SENDER')).data).map(({ kind }) => kind)).toEqual([
      'SENDER',
      'SENDER',
    ]);
  });

  test('puts a new entry before the others of its kind; identical entries are one', async () => {
    const calls = await visitor();
    const saved = await Promise.all([calls.saveAddress(NEW), calls.saveAddress(NEW)]);
    expect(new Set(saved.map(({ data }) => (data.address as Entry).id)).size).toBe(1);
    const receivers = entries((await calls.addresses('RECEIVER')).data);
    expect(receivers).toHaveLength(5);
    expect(receivers[1]).toMatchObject({ name: '赵敏', isDefault: false });
  });

  test('keeps the place of a changed entry', async () => {
    const calls = await visitor();
    await calls.saveAddress({ ...NEW, id: 'AD-4' });
    expect(entries((await calls.addresses()).data)).toHaveLength(6);
    expect(entries((await calls.addresses()).data).find(({ id }) => id === 'AD-4')).toMatchObject(NEW);
  });

  test('has one default per kind', async () => {
    const calls = await visitor();
    await calls.setDefault('AD-5', true);
    await calls.saveAddress({ ...NEW, isDefault: true, kind: 'SENDER' });
    const defaults = entries((await calls.addresses()).data).filter(({ isDefault }) => isDefault);
    expect(defaults.map(({ kind }) => kind).sort()).toEqual(['RECEIVER', 'SENDER']);
    expect(defaults.map(({ id }) => id)).toContain('AD-5');
    await calls.setDefault('AD-5', false);
    expect(entries((await calls.addresses('RECEIVER')).data).some(({ isDefault }) => isDefault)).toBe(false);
  });

  test('deletes an entry once', async () => {
    const calls = await visitor();
    expect((await calls.deleteAddress('AD-1')).data).toEqual({ id: 'AD-1' });
    expect((await calls.deleteAddress('AD-1')).body.success).toBe(true);
    expect(entries((await calls.addresses()).data)).toHaveLength(5);
    expect((await calls.setDefault('AD-1', true)).body.code).toBe('201100001');
    expect((await calls.saveAddress({ ...NEW, id: 'AD-1' })).body.code).toBe('201100001');
  });

  test('is full at a hundred of a kind', async () => {
    const calls = await visitor();
    for (let index = 4; index < 100; index += 1)
      expect((await calls.saveAddress({ ...NEW, detail: `西二旗大街 ${index} 号` })).body.success).toBe(true);
    expect((await calls.saveAddress({ ...NEW, detail: '再来一个' })).body.code).toBe('201100002');
    expect((await calls.saveAddress({ ...NEW, kind: 'SENDER' })).body.success).toBe(true);
  });

  test('refuses an unknown place', async () => {
    expect((await (await visitor()).saveAddress({ ...NEW, province: '火星省' })).body.code).toBe('201100003');
  });

  test('belongs to one account', async () => {
    await (await visitor()).saveAddress(NEW);
    expect(entries((await (await visitor('13912345679')).addresses()).data)).toHaveLength(6);
  });

  test.each([
    { mobile: '1390000' },
    { name: '' },
    { name: '长'.repeat(21) },
    { kind: 'OTHER' },
    { detail: '' },
  ])('%j violates the contract', async (change) => {
    expect((await (await visitor()).saveAddress({ ...NEW, ...change })).status).toBe(400);
  });
});

describe('a pasted text', () => {
  test.each([
    [
      '张三 13800138000 广东省深圳市南山区科技园高新南七道 12 号',
      ['张三', '13800138000', '广东省', '深圳市', '南山区', '科技园高新南七道 12 号'],
    ],
    [
      '收件人：李四\n手机号码：138-0013-8000\n所在地区：北京市海淀区\n详细地址：中关村大街 27 号 6 单元',
      ['李四', '13800138000', '北京市', '北京市', '海淀区', '中关村大街 27 号 6 单元'],
    ],
    [
      '浙江杭州西湖区文三路478号，王小明，+86 13800138000',
      ['王小明', '13800138000', '浙江省', '杭州市', '西湖区', '文三路478号'],
    ],
    [
      '13800138000 成都武侯天府大道18号 赵六',
      ['赵六', '13800138000', '四川省', '成都市', '武侯区', '天府大道18号'],
    ],
    ['13800138000', ['', '13800138000', '', '', '', '']],
    ['上海市浦东新区世纪大道100号', ['', '', '上海市', '上海市', '浦东新区', '世纪大道100号']],
  ])('%j', async (text, [name, mobile, province, city, district, detail]) => {
    const { data } = await miniCalls(app).parse(text);
    expect(data).toMatchObject({ name, mobile, province, city, district, detail });
  });

  test('marks complete parts as certain, guesses as less, missing ones with 0', async () => {
    const whole = (await miniCalls(app).parse('张三 13800138000 广东省深圳市南山区科技园 1 号')).data
      .confidence;
    expect(whole).toMatchObject({ mobile: 100, province: 100, city: 100, district: 100 });
    const short = (await miniCalls(app).parse('深圳南山科技园')).data.confidence;
    expect(short).toMatchObject({ name: 0, mobile: 0, province: 60, city: 80, district: 80 });
  });

  test.each(['你好', '   ,,,', '<script>alert(1)</script>', '1'.repeat(30)])(
    'finds no address in %j',
    async (text) => {
      expect((await miniCalls(app).parse(text)).body.code).toBe('201100004');
    },
  );

  test('takes five hundred characters at most', async () => {
    expect((await miniCalls(app).parse('长'.repeat(501))).status).toBe(400);
    expect((await miniCalls(app).parse('')).status).toBe(400);
  });
});
