import { testPlace } from '@/utils/testing/place';
import { ActivitySteps } from './ActivitySteps';

const place = testPlace();

it('steps are numbered from one, under a heading', () => {
  place.render(<ActivitySteps steps={['发起', '分享', '到账']} />);
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('参与方式');
  expect(place.element.textContent).toBe('参与方式1发起2分享3到账');
});

it('has another title where nobody takes part', () => {
  place.render(<ActivitySteps title="领取方式" steps={['领取']} />);
  expect(place.element.querySelector('[role=heading]')?.textContent).toBe('领取方式');
});
