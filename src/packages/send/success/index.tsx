import { PageFrame } from '@/frame';
import { SendSuccess } from '@/features/tabs/send/success/SendSuccess';
import { usePage } from '@/navigation/usePage';

export default function SendSuccessPage() {
  const { params, scope } = usePage();
  return (
    <PageFrame>
      <SendSuccess
        orderNo={params['orderNo'] ?? ''}
        slot={params['slot'] ?? ''}
        payFen={params['payFen'] ?? ''}
        scope={scope}
      />
    </PageFrame>
  );
}
