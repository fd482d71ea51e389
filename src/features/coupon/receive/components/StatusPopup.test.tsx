import { testPlace } from '@/utils/testing/place';
import { StatusPopup } from '../ReceiveActivity';

const place = testPlace();
const show = (isOpen: boolean, text: string): void =>
  place.render(
    <StatusPopup
      isOpen={isOpen}
      text={text}
      qrCodeUrl=""
      buttonText="去寄件"
      onButton={() => undefined}
      onClose={() => undefined}
    />,
  );

it('says while it leaves what it said, though the reason is gone; opened again, the new one', () => {
  show(true, '抱歉，活动已结束');
  show(false, '');
  expect(document.body.textContent).toContain('抱歉，活动已结束');
  show(true, '抱歉，活动已暂停');
  expect(document.body.textContent).toContain('抱歉，活动已暂停');
  expect(document.body.textContent).not.toContain('抱歉，活动已结束');
});
