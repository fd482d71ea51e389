import { TabPageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { Pick } from './Pick';

/** The third tab, at its page in each mini program. */
export function PickPage() {
  const { params, scope } = usePage();
  return (
    <TabPageFrame tab="pickUp">
      <Pick params={params} scope={scope} />
    </TabPageFrame>
  );
}
