import { navigation } from '@/platform/navigation';
import { publicPath } from '@/routes.match';
import { scrubText } from './scrub';

/** Path of the current page as sent to others: the `Original-Path` of every call (product §1.7). */
export const pagePath = (): string => scrubText(publicPath(navigation.currentPath()));
