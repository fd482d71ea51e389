import { waitForPackage } from './building';
import { startPhone } from './phone';
import { readSettings, targetOf } from './settings';

async function boot(): Promise<void> {
  const settings = readSettings(targetOf(location.pathname), location.search);
  startPhone(settings, await waitForPackage(settings));
}

const ready = boot().catch((error: unknown) => {
  const notice = document.createElement('p');
  notice.className = 'engine-notice';
  notice.role = 'alert';
  notice.textContent = error instanceof Error ? error.message : String(error);
  document.body.append(notice);
  throw error;
});
Reflect.set(window, '__engineReady', ready);
