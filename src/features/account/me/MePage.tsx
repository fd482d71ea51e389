import { TabPageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';
import { Me } from './Me';

/** The last tab, at its page in each mini program. */
export function MePage() {
  const { scope } = usePage();
  return (
    <TabPageFrame tab="me">
      <Me scope={scope} />
    </TabPageFrame>
  );
}
