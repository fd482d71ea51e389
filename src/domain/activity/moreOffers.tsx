import { MissingState } from '@/components/MissingState';
import { navigator, type RouteName } from '@/navigation';
import { tracker } from '@/tracking';

/**
 * The link to other offers, for a page that has nothing (more) to offer; the tap is tracked for that page.
 * @param how `replaceWith` if going back would return to a page that is over
 */
export const toWelfare = (page: RouteName, how: 'goTo' | 'replaceWith' = 'goTo') => ({
  text: '看看其他福利',
  onPress: (): Promise<unknown> => {
    tracker.click(page, 'welfare');
    return navigator[how]('welfare');
  },
});

/** Empty state for an address without an activity. */
export const NoActivity = ({ page }: { readonly page: RouteName }) => (
  <MissingState text="没有找到这个活动" action={toWelfare(page)} />
);
