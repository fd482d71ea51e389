/**
 * The title of the current page: for the document or the title bar, and for the element that screen readers announce.
 */
import { observable, runInAction } from 'mobx';
import { navigation } from '@/platform/navigation';

const shown = observable.box('');

/** Observable; '' until the first page has one. */
export const pageTitle = (): string => shown.get();

/** Sets the title of the current page. */
export function showTitle(title: string): void {
  navigation.setTitle(title);
  runInAction(() => shown.set(title));
}
