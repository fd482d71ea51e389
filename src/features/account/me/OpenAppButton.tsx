import { AppButton } from '@/domain/openApp/AppButton';
import { OPEN_APP_TEXT, useOpenApp } from '@/domain/openApp/useOpenApp';

interface OpenAppButtonProps {
  /** Name of the page, for tracking. */
  readonly page: string;
  /** Target in the app: one of the build's targets, otherwise its first page. */
  readonly path?: string;
  readonly text?: string;
  /** Replaces the default size, 335 x 60 (product §1.9). */
  readonly className?: string;
}

/** Opens the consumer app by the rules in `openAppRules`; if it does not open, shows where to get it (product §1.8). */
export function OpenAppButton({ page, path = '', text = OPEN_APP_TEXT, className }: OpenAppButtonProps) {
  return <AppButton page={page} app={useOpenApp({ target: path })} text={text} className={className} />;
}
