import { AppButton } from './AppButton';
import { OPEN_APP_TEXT, useOpenApp } from './useOpenApp';

export interface OpenAppButtonProps {
  /** Name of the page, for the report of the press. */
  readonly page: string;
  /** Where in the app: one of the build's targets, else its first page. */
  readonly path?: string;
  readonly text?: string;
  /** Instead of the default size, 335 x 60 (product §1.9). */
  readonly className?: string;
}

/** Opens the consumer app by the one table (`openRules`); where nothing takes over it says where to get it (product §1.8). */
export function OpenAppButton({ page, path = '', text = OPEN_APP_TEXT, className }: OpenAppButtonProps) {
  return <AppButton page={page} app={useOpenApp({ target: path })} text={text} className={className} />;
}
