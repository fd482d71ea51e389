import { act } from 'react';
import { navigator } from '@/navigation';
import { clipboard } from '@/platform/clipboard';
import { host } from '@/platform/host';
import type { Host } from '@/platform/host/types';
import { qrCode } from '@/platform/qrCode';
import { toast } from '@/platform/toast';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { OtherPlace } from './OtherPlace';

const place = testPlace();
const ADDRESS = /\/couponIncentive\/IN-1$/;

async function show(here: Partial<Host>): Promise<jest.SpyInstance> {
  jest.spyOn(host, 'current').mockReturnValue({ ...host.current(), ...here });
  const draw = jest.spyOn(qrCode, 'draw').mockResolvedValue('data:image/gif;base64,');
  await act(async () => {
    place.render(<OtherPlace page="couponIncentive" path="/couponIncentive/IN-1" copied="已复制" />);
    await settle();
  });
  return draw;
}

it.each<[string, Partial<Host>, number]>([
  ['a computer', { kind: 'browser', os: 'other' }, 1],
  ['the messaging app on a computer', { kind: 'wechat-browser', os: 'other' }, 1],
  ['a cabinet', { kind: 'locker-app', os: 'android' }, 1],
  ['a phone', { kind: 'browser', os: 'ios' }, 0],
  ['the consumer app', { kind: 'consumer-app', os: 'other' }, 0],
  ['a mini program', { kind: 'wechat-mini', os: 'other' }, 0],
])('%s %p: %d codes to scan', async (_, here, codes) => {
  const draw = await show(here);
  expect(draw.mock.calls).toEqual(Array(codes).fill([expect.stringMatching(ADDRESS)]));
  expect(place.element.querySelectorAll('img')).toHaveLength(codes);
  expect(place.element.textContent?.includes('请用手机扫码打开本页，参加活动')).toBe(codes === 1);
});

it('the link can be copied, and there is a way to other offers', async () => {
  await show({ kind: 'browser', os: 'ios' });
  const write = jest.spyOn(clipboard, 'write').mockResolvedValue({ kind: 'done' });
  const say = jest.spyOn(toast, 'show').mockReturnValue();
  await place.press('复制活动链接');
  expect(write).toHaveBeenCalledWith(expect.stringMatching(ADDRESS));
  expect(say).toHaveBeenCalledWith('已复制');
  const go = jest.spyOn(navigator, 'goTo').mockResolvedValue({ kind: 'done' });
  await place.press('看看其他福利');
  expect(go).toHaveBeenCalledWith('welfare');
});
