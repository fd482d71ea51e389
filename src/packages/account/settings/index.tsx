import { Settings } from '@/features/account/Settings';
import { PageFrame } from '@/features/frame';
import { usePage } from '@/navigation/usePage';

export default function SettingsPage() {
  usePage();
  return (
    <PageFrame>
      <Settings />
    </PageFrame>
  );
}
