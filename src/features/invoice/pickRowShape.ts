import { toast } from '@/platform/toast';
import styles from './PickRow.module.scss';

/** Class for `ListPage`: the height and skeleton of a row. */
export const pickRowShape = styles['shape'];

export const toastIfAny = (text: string): void => {
  if (text !== '') toast.show(text);
};
