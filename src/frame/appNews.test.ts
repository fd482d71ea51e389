import { memory } from '@/platform/memory';
import { network } from '@/platform/network';
import { update } from '@/platform/update';
import { appNews, putOffUpdate, watchAppNews } from './appNews';

const stop = jest.fn();
let heard: { network?: (isOnline: boolean) => void; update?: () => void; memory?: () => void };

beforeEach(() => {
  heard = {};
  stop.mockClear();
  jest.spyOn(network, 'isOnline').mockReturnValue(true);
  jest.spyOn(network, 'subscribe').mockImplementation((listener) => ((heard.network = listener), stop));
  jest.spyOn(update, 'onReady').mockImplementation((listener) => ((heard.update = listener), stop));
  jest.spyOn(memory, 'onWarning').mockImplementation((listener) => ((heard.memory = listener), stop));
});
afterEach(() => jest.restoreAllMocks());

it.each([true, false])('starts with the current network state (online: %s), then follows it', (isOnline) => {
  jest.spyOn(network, 'isOnline').mockReturnValue(isOnline);
  watchAppNews();
  expect(appNews.isOffline).toBe(!isOnline);
  heard.network?.(!isOnline);
  expect(appNews.isOffline).toBe(isOnline);
});

it('a ready package is put off until the next one', () => {
  watchAppNews();
  heard.update?.();
  expect(appNews.isUpdateReady).toBe(true);
  putOffUpdate();
  expect(appNews.isUpdateReady).toBe(false);
});

it('remembers the memory warning, and ends every subscription', () => {
  const end = watchAppNews();
  heard.memory?.();
  expect(appNews.isMemoryLow).toBe(true);
  end();
  expect(stop).toHaveBeenCalledTimes(3);
});
