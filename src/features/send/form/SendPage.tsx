import { TabPageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { SendForm } from './SendForm';

/** The 寄件 tab. */
export function SendPage() {
  const { params, scope } = usePage();
  return (
    <TabPageFrame tab="send">
      <SendForm params={params} scope={scope} />
    </TabPageFrame>
  );
}
