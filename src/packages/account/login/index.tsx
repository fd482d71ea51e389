import { SmsLoginPage } from '@/features/account/login/SmsLoginPage';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';

export default function SmsLogin() {
  const { scope } = usePage();
  return (
    <PageFrame hasLogin={false}>
      <SmsLoginPage scope={scope} />
    </PageFrame>
  );
}
