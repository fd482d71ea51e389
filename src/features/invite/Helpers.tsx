import { View, Text } from '@tarojs/components';
import type { HelpHome, Helper } from '@/api/generated/operations/help';
import { Card } from '@/components/Card';
import { Picture } from '@/components/Picture';
import { markup } from '@/platform/markup';
import { pictureAddress } from '@/session/links';
import { toMinute } from '@/utils/beijingTime';
import { yuan } from './helpAmount';
import styles from './help.module.scss';

interface HelpersProps extends Pick<HelpHome, 'helpers' | 'helperCount'> {
  /** Heading, e.g. 助力好友. */
  readonly title: string;
  readonly empty: string;
  /** Text before each amount, e.g. 助力. */
  readonly verb: string;
}

/** The helpers, latest first. */
export function Helpers({ helpers, helperCount, title, empty, verb }: HelpersProps) {
  return (
    <Card>
      <View className={styles['heading']} {...markup.access({ role: 'heading' })}>
        {helperCount > 0 ? `${title}（${helperCount}）` : title}
      </View>
      {helpers.length === 0 && <View className={styles['none']}>{empty}</View>}
      {helpers.map((helper, index) => (
        // Keyed by position: several users look alike once their numbers are masked.
        <HelperRow key={`${helpers.length - index}`} helper={helper} verb={verb} />
      ))}
    </Card>
  );
}

function HelperRow({ helper, verb }: { readonly helper: Helper; readonly verb: string }) {
  const { name, imgUrl, fen, helpTm } = helper;
  return (
    <View className={styles['helper']}>
      <Picture className={styles['face']} src={pictureAddress(imgUrl)} alt="" isPlain />
      <View className={styles['who']}>
        <View className={styles['name']}>{name || '好友'}</View>
        <View className={styles['when']}>{toMinute(helpTm)}</View>
      </View>
      <Text className={styles['sum']}>{`${verb} ${yuan(fen)}`}</Text>
    </View>
  );
}
