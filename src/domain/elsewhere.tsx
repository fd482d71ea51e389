import { EmptyState } from '@/components/StateView';
import { navigator, type RouteName } from '@/navigation';
import { tracker } from '@/tracking';

/**
 * The way to what else can be had, for a page that has nothing, or nothing more, to give; its press is that page's.
 * @param how `replaceWith` where going back would come to a page that is over
 */
export const toWelfare = (page: RouteName, how: 'goTo' | 'replaceWith' = 'goTo') => ({
  text: '看看其他福利',
  onPress: (): Promise<unknown> => {
    tracker.click(page, 'welfare');
    return navigator[how]('welfare');
  },
});

/** An address that names no activity. */
export const NoActivity = ({ page }: { readonly page: RouteName }) => (
  <EmptyState text="没有找到这个活动" action={toWelfare(page)} />
);
