import { View } from '@tarojs/components';
import { cx } from '@/components/cx';
import styles from './ServiceIcon.module.scss';

const TONES = {
  send: 'orange',
  pickUp: 'green',
  checkExpress: 'green',
  nearbyCabinetLand: 'blue',
  couponLand: 'orange',
  myCoupons: 'orange',
  reductionFunds: 'gold',
  tasks: 'gold',
  fcFriday: 'red',
  inviteV2: 'green',
  contrastPrice: 'blue',
  invoiceHome: 'gold',
  feedback: 'red',
  wash: 'blue',
  homeServices: 'green',
} as const;

export type ServiceIconName = keyof typeof TONES;

interface ServiceIconProps {
  readonly name: ServiceIconName;
  readonly size?: 'medium' | 'small';
}

/** A service's drawing on its coloured tile. Decoration: the name of the service is beside it. */
export const ServiceIcon = ({ name, size = 'medium' }: ServiceIconProps) => (
  <View className={cx(styles['icon'], styles[size], styles[TONES[name]], styles[name])} />
);
