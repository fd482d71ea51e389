import { Button } from '@/components/Button';
import { isOffPhone } from '@/domain/openApp/openAppRules';
import { useOpenApp } from '@/domain/openApp/useOpenApp';
import type { Host } from '@/platform/host/types';
import { tracker } from '@/tracking';

interface OpenAppToPayProps {
  /** Name of the page, for tracking. */
  readonly page: string;
  /** Target in the app: one of the build's targets, otherwise its first page. */
  readonly target: string;
}

/** Whether the app can be opened from here, to pay there: in a phone's own browser. */
export const canOpenAppToPay = (here: Host): boolean => here.kind === 'browser' && !isOffPhone(here);

/** 打开APP, where nothing can be paid; a user without it is led to its store. */
export function OpenAppToPay({ page, target }: OpenAppToPayProps) {
  const app = useOpenApp({ target });
  return (
    <Button
      isBlock
      isLoading={app.isOpening}
      onClick={() => {
        tracker.click(page, 'openApp');
        return app.press();
      }}
    >
      打开APP
    </Button>
  );
}
