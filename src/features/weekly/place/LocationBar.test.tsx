import { act } from 'react';
import { createScope } from '@/api';
import type { BridgeAddress, BridgeOutcome } from '@/platform/bridge/types';
import type { LocationOutcome, LocationPermission } from '@/platform/location/types';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { ModulePageProvider, type ModulePage } from '../page/modulePageContext';
import { NO_PLACE } from '../page/modulePageTypes';
import { LocationBar, type LocationBarProps } from './LocationBar';
import { askForPlace, changePlace } from './placeActions';
import { PlaceStore } from './PlaceStore';

// Page lifecycle hooks exist inside a running Taro page only.
let mockShownAgain: () => void = () => undefined;
jest.mock('@/hooks/useShownAgain', () => ({
  useShownAgain: (onShownAgain: () => void) => {
    mockShownAgain = onShownAgain;
  },
}));
const mockToasts: string[] = [];
jest.mock('@/platform/toast', () => ({ toast: { show: (text: string) => mockToasts.push(text) } }));

const HINT = '请在手机或浏览器的设置中允许获取位置信息';
const POINT: LocationOutcome = { kind: 'located', longitude: 1, latitude: 2, system: 'wgs84' };
const ADDRESS: BridgeAddress = {
  province: '上海市',
  city: '上海市',
  district: '浦东新区',
  detailAddress: '世纪大道8号',
  point: { longitude: 121.5, latitude: 31.24 },
};

interface Device {
  permission?: LocationPermission;
  /** `pending`: never resolves. */
  located?: LocationOutcome | 'pending';
  canOpenSettings?: boolean;
  /** Absent: a host without an address list. */
  chosen?: BridgeOutcome<BridgeAddress | null>;
}

function make(device: Device) {
  const opened: string[] = [];
  const asked: string[] = [];
  const { chosen } = device;
  const store = new PlaceStore({
    location: {
      locate: () =>
        device.located === 'pending'
          ? new Promise(() => undefined)
          : Promise.resolve(device.located ?? POINT),
      permission() {
        asked.push('permission');
        return Promise.resolve(device.permission ?? 'granted');
      },
      openSettings() {
        opened.push('settings');
        return Promise.resolve(
          device.canOpenSettings === false ? { kind: 'unsupported', why: '' } : { kind: 'done' },
        );
      },
    },
    selectAddress:
      chosen === undefined
        ? null
        : () => {
            asked.push('list');
            return Promise.resolve(chosen);
          },
    api: {
      fetchPlace: () => Promise.resolve({ ...NO_PLACE, city: '深圳市', longitude: '1', latitude: '2' }),
    },
    toCallFailure: () => ({ kind: 'no-answer' }),
    memory: { read: () => null, write: () => undefined },
    onPlace: () => undefined,
    clock: new FakeClock(),
    scope: createScope(),
  });
  return { store, opened, asked };
}

beforeEach(() => void mockToasts.splice(0));

describe('a module that needs the place', () => {
  it.each<[string, Device, readonly string[], readonly string[]]>([
    ['is located', {}, [], []],
    ['not found says so', { located: { kind: 'timeout' } }, [], ['未获取到定位，请稍后再试']],
    ['not allowed opens the settings', { permission: 'denied' }, ['settings'], []],
    [
      'not allowed, where no settings can be opened, says where they are',
      { permission: 'denied', canOpenSettings: false },
      ['settings'],
      [HINT],
    ],
  ])('%s', async (_name, device, opened, toasts) => {
    const made = make(device);
    await askForPlace(made.store);
    expect([made.opened, mockToasts]).toEqual([opened, toasts]);
  });

  it('opens the settings without locating if permission is known to be denied', async () => {
    const { store, opened, asked } = make({ permission: 'denied' });
    await store.locate();
    await askForPlace(store);
    // Once to locate, once after the settings.
    expect([opened, asked, mockToasts]).toEqual([['settings'], ['permission', 'permission'], []]);
  });
});

describe('another place', () => {
  it.each<[string, Device, string, readonly string[]]>([
    ['chosen', { chosen: { kind: 'ok', value: ADDRESS } }, 'known', []],
    ['a list that was closed', { chosen: { kind: 'ok', value: null } }, 'idle', []],
    [
      'an address without coordinates (product §2.5)',
      { chosen: { kind: 'ok', value: { ...ADDRESS, point: null } } },
      'idle',
      ['所选地址缺少经纬度，请重新选择'],
    ],
    [
      'a list that fails',
      { chosen: { kind: 'failed', message: '' } },
      'idle',
      ['地址列表打开失败，请稍后再试'],
    ],
    ['no list: the device', {}, 'known', []],
    ['no list and no device', { located: { kind: 'timeout' } }, 'not-located', ['未获取到定位，请稍后再试']],
  ])('%s', async (_name, device, status, toasts) => {
    const { store } = make(device);
    await changePlace(store);
    expect([store.status, mockToasts]).toEqual([status, toasts]);
  });
});

describe('the bar', () => {
  const place = testPlace();
  let clicks: string[];
  async function show(store: PlaceStore, props: Partial<LocationBarProps> = {}): Promise<void> {
    clicks = [];
    await act(async () => {
      place.render(
        <ModulePageProvider value={{ click: (component) => void clicks.push(component) } as ModulePage}>
          <LocationBar bar={{ defaultArea: null }} place={store} onPress={() => undefined} {...props} />
        </ModulePageProvider>,
      );
      await settle();
    });
  }
  const label = (): string | null =>
    place.element.querySelector('[role=button]')?.getAttribute('aria-label') ?? null;

  it('shows and announces that a tap opens the cities, and locates nothing itself', async () => {
    const onPress = jest.fn();
    const { store, asked } = make({ chosen: { kind: 'ok', value: ADDRESS } });
    await show(store, { onPress });
    expect(label()).toBe('当前位置：深圳市，切换城市');
    expect(place.element.querySelector('.action')?.textContent).toBe('切换城市');
    await place.press(label() ?? '');
    expect([onPress.mock.calls.length, asked.includes('list'), clicks]).toEqual([1, false, ['locationBar']]);
  });

  it('shows a searching animation while locating', async () => {
    await show(make({ located: 'pending' }).store);
    expect(label()).toBe('当前位置：定位中…，切换城市');
    expect(place.element.querySelectorAll('.searching')).toHaveLength(1);
  });

  it('once located, shows no animation and no settings button', async () => {
    await show(make({}).store);
    expect(place.element.querySelectorAll('.searching')).toHaveLength(0);
    expect(place.element.querySelectorAll('[role=button]')).toHaveLength(1);
  });

  it('去开启 is tracked and opens the settings; shown again, the page locates once more', async () => {
    const device: Device = { permission: 'denied' };
    const { store, opened } = make(device);
    await show(store);
    await place.press('去开启');
    expect([clicks, opened, mockToasts]).toEqual([['locationSettings'], ['settings'], []]);
    device.permission = 'granted';
    await act(async () => {
      mockShownAgain();
      await settle();
    });
    expect(place.element.textContent).toBe('深圳市切换城市');
  });
});
