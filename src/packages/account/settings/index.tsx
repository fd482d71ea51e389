import { Settings } from '@/features/account/settings/Settings';
import { PageFrame } from '@/frame';
import { usePage } from '@/navigation/usePage';

export default function SettingsPage() {
  usePage();
  return (
    <PageFrame>
      <Settings />
    </PageFrame>
  );
}
