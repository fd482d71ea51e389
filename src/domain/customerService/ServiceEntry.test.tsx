import { customerService } from '@/env.service';
import { clipboard } from '@/platform/clipboard';
import { otherApp } from '@/platform/otherApp';
import type { OtherAppOutcome } from '@/platform/otherApp/types';
import { failure } from '@/platform/outcome';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import { testPlace } from '@/utils/testing/place';
import { ServiceEntry } from './ServiceEntry';

jest.mock('@/tracking', () => ({ tracker: { click: jest.fn() } }));
jest.mock('@/env.service', () => ({ customerService: { phone: '400-1', hours: '' } }));

const place = testPlace();
const clicks = (): unknown => jest.mocked(tracker.click).mock.calls;
const dialog = (): string => document.querySelector('[role=dialog]')?.textContent ?? '';

async function open(hours = '每天 8:00-22:00'): Promise<void> {
  jest.mocked(tracker.click).mockClear();
  Object.assign(customerService, { hours });
  place.render(<ServiceEntry page="me" />);
  await place.press('联系客服');
}

it('shows number and hours, and the number alone without hours', async () => {
  await open();
  expect(dialog()).toContain('400-1服务时间 每天 8:00-22:00');
  expect(clicks()).toEqual([['me', 'service']]);
  place.unmount();
  await open('');
  expect(dialog()).toContain('400-1');
  expect(dialog()).not.toContain('服务时间');
});

it.each<[OtherAppOutcome, boolean, readonly string[]]>([
  [{ kind: 'opened' }, true, []],
  [{ kind: 'cancelled' }, true, []],
  [failure('no phone'), true, ['客服电话已复制']],
  [failure('no phone'), false, ['请拨打客服电话 400-1']],
])('calls: %j, copied %p: %j', async (outcome, canCopy, said) => {
  const call = jest.spyOn(otherApp, 'phoneCall').mockResolvedValue(outcome);
  jest.spyOn(clipboard, 'write').mockResolvedValue(canCopy ? { kind: 'done' } : failure('denied'));
  const show = jest.spyOn(toast, 'show').mockReturnValue();
  await open();
  await place.press('拨打电话');
  expect(call.mock.calls).toEqual([['400-1']]);
  expect(show.mock.calls.map(([text]) => text)).toEqual(said);
  expect(clicks()).toEqual([
    ['me', 'service'],
    ['me', 'serviceCall'],
  ]);
});

it('copies the number', async () => {
  const write = jest.spyOn(clipboard, 'write').mockResolvedValue({ kind: 'done' });
  const show = jest.spyOn(toast, 'show').mockReturnValue();
  await open();
  await place.press('复制号码');
  expect([write.mock.calls, show.mock.calls]).toEqual([[['400-1']], [['客服电话已复制']]]);
});
