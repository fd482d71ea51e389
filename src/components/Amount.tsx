import { Text } from '@tarojs/components';
import { markup } from '@/platform/markup';
import { formatFen } from '@/utils/money';
import { cx } from './cx';
import styles from './Amount.module.scss';

interface AmountProps {
  /** The large part, already formatted: `12.5`, `8.8`, `免费`. */
  readonly value: string;
  /** Small text before and after: `￥`, `折`. */
  readonly prefix?: string;
  readonly suffix?: string;
  readonly size?: 'body' | 'lead' | 'title' | 'huge';
  /** `plain` inherits the colour. */
  readonly tone?: 'plain' | 'flash' | 'ink';
  readonly className?: string;
}

/** A value with small prefix and suffix, tabular figures, read as one word by screen readers. */
export function Amount({
  value,
  prefix = '',
  suffix = '',
  size = 'lead',
  tone = 'plain',
  className,
}: AmountProps) {
  return (
    <Text
      className={cx(styles['amount'], styles[size], styles[tone], className)}
      {...markup.access({ role: 'text', label: `${prefix}${value}${suffix}` })}
    >
      {prefix !== '' && <Text className={styles['sign']}>{prefix}</Text>}
      {value}
      {suffix !== '' && <Text className={styles['sign']}>{suffix}</Text>}
    </Text>
  );
}

interface PriceProps extends Pick<AmountProps, 'size' | 'tone' | 'className'> {
  /** Integer fen. */
  readonly fen: number;
  readonly decimals?: 'trim' | 2;
}

/** An amount of money: `￥12.5` from 1250 (product §1.5). */
export function Price({ fen, decimals, ...look }: PriceProps) {
  return <Amount prefix="￥" value={formatFen(fen, { decimals })} {...look} />;
}
