import { Text, View } from '@tarojs/components';
import { Price } from '@/components/Amount';
import { Button } from '@/components/Button';
import styles from './PriceBar.module.scss';

interface PriceActionProps {
  readonly label: string;
  readonly fen: number;
  /** Of the button. */
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly isLoading: boolean;
  readonly onPress: () => Promise<unknown>;
}

/** In a `PriceBar`: the sum and the main button. */
export const PriceAction = ({ label, fen, text, isDisabled, isLoading, onPress }: PriceActionProps) => (
  <>
    <View className={styles['price']}>
      <Text className={styles['label']}>{label}</Text>
      <Price fen={fen} decimals={2} size="title" tone="flash" />
    </View>
    <Button className={styles['button']} isDisabled={isDisabled} isLoading={isLoading} onClick={onPress}>
      {text}
    </Button>
  </>
);
