import { Steps } from '@/templates/GuideSection';
import styles from './AppGives.module.scss';

const GIVES = [
  { title: '取件不错过', text: '包裹到柜即提醒，取件码一键查看', iconClass: styles['pick'] },
  { title: '寄件更省心', text: '多家快递比价，柜机自助寄、上门取', iconClass: styles['send'] },
  { title: '福利天天有', text: '优惠券、减免金、任务奖励都在这里', iconClass: styles['welfare'] },
];

/** The app's benefits. */
export const AppGives = () => <Steps title="用APP，更方便" steps={GIVES} />;
