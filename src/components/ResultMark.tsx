import { View } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { cx } from './cx';
import styles from './ResultMark.module.scss';

export interface ResultMarkProps {
  /** `waiting`: not known yet; `busy`: being done now. */
  readonly mark: 'done' | 'waiting' | 'failed' | 'busy';
  /** On a coloured ground: white instead of the mark's own colour. */
  readonly isOnColour?: boolean;
}

/** What became of an act, as a sign. Decoration: the title below says it. */
export const ResultMark = ({ mark, isOnColour = false }: ResultMarkProps) => (
  <View
    className={cx(styles['mark'], styles[mark], isOnColour && styles['onColour'])}
    {...markup.access({ isHidden: true })}
  />
);
