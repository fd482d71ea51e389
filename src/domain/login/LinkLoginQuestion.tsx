import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { gateway } from '@/api/gateway';
import { Dialog } from '@/components/Dialog';
import { toast } from '@/platform/toast';
import { session } from '@/session';
import { LinkLogin, type LinkQuestion } from '@/session/LinkLogin';
import { fetchPhoneOf } from '@/session/login/phoneApi';
import styles from './LinkLoginQuestion.module.scss';

const RESULT_TEXTS = {
  over: '链接中的登录已失效，登录状态未改变',
  unproved: '暂时无法验证链接中的登录，登录状态未改变',
} as const;

type Asking = Extract<LinkQuestion, { kind: 'asking' }>;

/**
 * 以 139****0002 登录？, or a toast that the login is not possible. `token`: the token from the address; null: none (any
 * more).
 */
export const LinkLoginQuestion = observer(function LinkLoginQuestion({ token }: { token: string | null }) {
  const [link] = useState(
    () => new LinkLogin({ session, fetchPhone: (asked) => fetchPhoneOf(gateway, asked) }),
  );
  const { question } = link;
  useEffect(() => {
    if (token === null) link.close();
    else
      void link.consider(token).then(() => {
        if (link.question === null) session.offer(null);
      });
  }, [link, token]);
  useEffect(() => {
    if (question === null || question.kind === 'asking') return;
    toast.show(RESULT_TEXTS[question.kind]);
    session.offer(null);
  }, [question]);

  const asking = question?.kind === 'asking' ? question : null;
  const last = useRef<Asking | null>(null);
  last.current = asking ?? last.current; // keeps its text during the closing animation
  const { phone = '', present = null } = last.current ?? {};
  const decline = (): void => session.offer(null);
  const accept = (): void => {
    link.accept();
    decline();
  };
  return (
    <Dialog
      isOpen={asking !== null}
      layer="linkLogin"
      title={`以 ${phone} 登录？`}
      onClose={decline}
      cancel={{ text: '不切换', onPress: decline }}
      confirm={{ text: '登录', onPress: accept }}
    >
      <View className={styles['question']}>
        {present === null
          ? '您打开的链接要登录这个账号。如果不是您的账号，请选择“不切换”。'
          : `当前账号 ${present}。切换后，当前账号填写的内容不会保留。`}
      </View>
    </Dialog>
  );
});
