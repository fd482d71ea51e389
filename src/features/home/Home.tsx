import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Pressable } from '@/components/Pressable';
import { env } from '@/env';
import { followLink } from '@/features/frame';
import { navigator, type PlainRouteName } from '@/navigation';
import styles from './Home.module.scss';

interface Entry {
  readonly text: string;
  readonly name: PlainRouteName;
  /** Query that the page needs. */
  readonly query?: Readonly<Record<string, string>>;
  /** One sign on a coloured tile; drawn with type, so that it costs no picture. */
  readonly sign: string;
  readonly tone: 'orange' | 'red' | 'gold' | 'green';
}

/** Entries that need no campaign code. Those not built yet say so on their own page. */
const ENTRIES: readonly Entry[] = [
  { text: '领券中心', name: 'couponLand', sign: '券', tone: 'orange' },
  {
    text: '超级星期五',
    name: 'fcFriday',
    query: { configId: env.weeklyConfigId },
    sign: '五',
    tone: 'red',
  },
  { text: '减免金', name: 'reductionFunds', sign: '减', tone: 'gold' },
  { text: '邀请有礼', name: 'inviteV2', sign: '邀', tone: 'green' },
  { text: '寄件比价', name: 'contrastPrice', sign: '比', tone: 'orange' },
  { text: '查快递', name: 'checkExpress', sign: '查', tone: 'green' },
  { text: '开发票', name: 'invoiceHome', sign: '票', tone: 'gold' },
  { text: '意见反馈', name: 'feedback', sign: '评', tone: 'red' },
];

/** The front door: send a parcel, and the ways into the product that need no link. */
export function Home() {
  return (
    <View className={styles['page']}>
      <View className={styles['head']}>
        <View className={styles['brand']}>{env.brandName}</View>
        <View className={styles['slogan']}>寄件领券更划算</View>
      </View>
      <View className={styles['send']}>
        <View className={styles['sendTitle']}>寄快递</View>
        <View className={styles['sendHint']}>附近柜机下单，先领券再寄件</View>
        <Button isBlock onClick={send}>
          去寄件
        </Button>
      </View>
      <View className={styles['entries']}>
        {ENTRIES.map(({ text, name, query, sign, tone }) => (
          <Pressable key={name} className={styles['entry']} onPress={() => navigator.goTo(name, query)}>
            <View className={`${styles['tile'] ?? ''} ${styles[tone] ?? ''}`}>{sign}</View>
            <View className={styles['text']}>{text}</View>
          </Pressable>
        ))}
      </View>
    </View>
  );
}

const send = (): Promise<boolean> => followLink(env.sendParcelUrl, { page: 'home', component: 'send' });
