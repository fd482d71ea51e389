import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Pressable } from '@/components/Pressable';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { logOut } from '@/session/appLogOut';
import styles from './LinkLoginQuestion.module.scss';

/** Shows the current account, with a button to log out of it. */
export const AccountBar = observer(function AccountBar() {
  return (
    <View className={styles['bar']}>
      <View className={styles['account']}>
        {session.phone === null ? '通过链接登录的账号' : `当前账号 ${session.phone}`}
      </View>
      <Pressable className={styles['way']} label="不是我，退出该账号" onPress={leave}>
        不是我
      </Pressable>
    </View>
  );
});

async function leave(): Promise<void> {
  await logOut();
  toast.show('已退出该账号');
}
