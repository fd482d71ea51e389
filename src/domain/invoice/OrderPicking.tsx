import { toast } from '@/platform/toast';
import styles from './OrderPicking.module.scss';

/** Of `ListPage`: how high a row is, and its bones. */
export const pickRowShape = styles['shape'];

export const say = (text: string): void => {
  if (text !== '') toast.show(text);
};
