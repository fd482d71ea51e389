import type { EngineTarget } from '../contract';
import { waitForPackage } from './building';
import { defineComponents } from './components/index';
import { Engine } from './engine';
import { publishHandle } from './handle';
import { readSettings } from './settings';

async function boot(): Promise<void> {
  const target: EngineTarget = location.pathname.includes('/alipay') ? 'alipay' : 'weapp';
  const settings = readSettings(target, location.search);
  defineComponents();
  const engine = new Engine(settings, await waitForPackage(settings));
  publishHandle(engine);
  engine.start();
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
