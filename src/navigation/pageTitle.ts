/** The title of the page on screen: of the document or the title bar, and what reads it to those who see neither. */
import { observable, runInAction } from 'mobx';
import { navigation } from '@/platform/navigation';

const shown = observable.box('');

/** Observable; '' until the first page has one. */
export const pageTitle = (): string => shown.get();

/** Gives the page on screen its title. */
export function showTitle(title: string): void {
  navigation.setTitle(title);
  runInAction(() => shown.set(title));
}
