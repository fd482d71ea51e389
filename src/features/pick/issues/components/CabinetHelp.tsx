import { View } from '@tarojs/components';
import type { CabinetIssues } from '@/api/generated/operations/cabinetIssues';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Pressable } from '@/components/Pressable';
import { callService } from '@/domain/customerService/callService';
import { ServiceEntry } from '@/domain/customerService/ServiceEntry';
import { navigator } from '@/navigation';
import { markup } from '@/platform/markup';
import { tracker } from '@/tracking';
import type { IssuesStore } from '../IssuesStore';
import { CareOffer } from './CareOffer';
import styles from '../Issues.module.scss';

const PAGE = 'cabinetScanIssues';

interface StoreProps {
  readonly store: IssuesStore;
}

interface HelpProps extends StoreProps {
  readonly issues: CabinetIssues;
}

export function CabinetHelp({
  store,
  issues: { cabinetName, isOffline, servicePhone, serviceHours, offer },
}: HelpProps) {
  return (
    <>
      <Card>
        <View className={styles['title']} {...markup.access({ role: 'heading' })}>
          联系客服
        </View>
        {cabinetName !== '' && <View className={styles['line']}>{cabinetName}</View>}
        {isOffline && <View className={styles['warning']}>柜机暂时离线，无法开柜，请联系客服</View>}
        {serviceHours !== '' && <View className={styles['line']}>{`服务时间 ${serviceHours}`}</View>}
        {servicePhone === '' ? (
          <>
            <View className={styles['line']}>请拨打柜机上的客服电话</View>
            <ServiceEntry page={PAGE} />
          </>
        ) : (
          <Button isBlock kind="secondary" onClick={() => call(servicePhone)}>
            {`拨打客服 ${servicePhone}`}
          </Button>
        )}
        <Pressable role="link" className={styles['way']} onPress={feedback}>
          意见反馈
        </Pressable>
      </Card>
      {offer !== null && <CareOffer store={store} offer={offer} />}
    </>
  );
}

async function call(servicePhone: string): Promise<void> {
  tracker.click(PAGE, 'call');
  await callService(servicePhone);
}

async function feedback(): Promise<void> {
  tracker.click(PAGE, 'feedback');
  await navigator.goTo('feedback');
}
