import { act } from 'react';
import type { HostKind } from '@/platform/host/types';
import { saveImage } from '@/platform/saveImage';
import { toast } from '@/platform/toast';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { StatusPopup } from './StatusPopup';

const mockHost: { kind: HostKind } = { kind: 'browser' };
jest.mock('@/platform/host', () => ({ host: { current: () => mockHost } }));
jest.mock('@/platform/saveImage', () => ({ saveImage: { save: jest.fn(() => ({ kind: 'saved' })) } }));

const place = testPlace();
const show = (isOpen: boolean, text: string, qrCodeUrl = ''): void =>
  place.render(
    <StatusPopup
      isOpen={isOpen}
      text={text}
      qrCodeUrl={qrCodeUrl}
      buttonText="去寄件"
      onButton={() => undefined}
      onClose={() => undefined}
    />,
  );

it('keeps its text during the closing animation; opened again, shows the new one', () => {
  show(true, '抱歉，活动已结束');
  show(false, '');
  expect(document.body.textContent).toContain('抱歉，活动已结束');
  show(true, '抱歉，活动已暂停');
  expect(document.body.textContent).toContain('抱歉，活动已暂停');
  expect(document.body.textContent).not.toContain('抱歉，活动已结束');
});

const CODE = 'https://cdn.test/code.png';

it.each(['browser', 'wechat-browser', 'wechat-mini', 'alipay-browser'] as const)(
  '%s: a long press scans the code',
  (kind) => {
    mockHost.kind = kind;
    show(true, '抱歉，活动已结束', CODE);
    expect(document.body.textContent).toContain('长按识别二维码');
    expect(document.body.textContent).not.toContain('保存图片');
  },
);

it.each(['alipay-mini', 'consumer-app', 'locker-app'] as const)('%s: the code can be saved', async (kind) => {
  const said = jest.spyOn(toast, 'show').mockReturnValue();
  mockHost.kind = kind;
  show(true, '抱歉，活动已结束', CODE);
  expect(document.body.textContent).not.toContain('长按识别二维码');
  expect(document.querySelector('img')?.alt).toBe('二维码');
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=button]')];
  await act(async () => {
    buttons.find(({ textContent }) => textContent === '保存图片')?.click();
    await settle();
  });
  expect(saveImage.save).toHaveBeenLastCalledWith(CODE);
  expect(said).toHaveBeenLastCalledWith('保存成功');
});
