import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { Scope } from '@/api';
import { SmsForm } from '@/domain/login/SmsForm';
import { smsLoginVisit } from '@/domain/login/smsLoginVisit';
import { navigator } from '@/navigation';
import { consent } from '@/session';
import { createLoginFlow } from '@/session/login/appLogin';
import { LOGIN_TEXTS } from '@/session/login/loginTexts';
import styles from './SmsLoginPage.module.scss';

/** Mini programs: login with any number, on top of the page whose popup led here. Goes back automatically when done. */
export function SmsLoginPage({ scope }: { readonly scope: Scope }) {
  const [{ words, flow }] = useState(() => {
    const { words, isAgreed } = smsLoginVisit.brought;
    const made = createLoginFlow();
    made.setAgreed(isAgreed);
    return { words, flow: made };
  });
  useEffect(() => () => smsLoginVisit.ended(), []);

  const leave = (): void => {
    // The checkbox on this page covers the same privacy policy.
    consent.agree();
    smsLoginVisit.loggedIn();
    void navigator.goBack();
  };
  return (
    <View className={styles['page']}>
      <View className={styles['title']}>{LOGIN_TEXTS.title(words?.act)}</View>
      <SmsForm login={flow} words={words} scope={scope} onLoggedIn={leave} />
    </View>
  );
}
