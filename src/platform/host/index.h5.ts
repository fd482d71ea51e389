import { parseQuery } from '@/utils/addressQuery';
import { field } from '../attempt';
import { documentCookies } from '../dom/documentCookies';
import { storage } from '../storage';
import { detectHost } from './detectHost';
import type { Host, HostCapability } from './types';

const INJECTED_NAMES = [
  '__wxjs_environment',
  'HiveBridge',
  'AlipayJSBridge',
  'WeixinJSBridge',
  'my',
  'swan',
  'tt',
  'qq',
];
const LIFE_APP_KEY = 'host.alipayLife';

function injectedObjects(): Record<string, string | true> {
  const found: Record<string, string | true> = {};
  for (const name of INJECTED_NAMES) {
    const value = field(window, name);
    if (value !== undefined) found[name] = typeof value === 'string' ? value : true;
  }
  return found;
}

function detect(): Host {
  const query = parseQuery(location.search);
  // Only the first address of a visit identifies the life app; a reload on a later page must not lose it.
  if (storage.session.read(LIFE_APP_KEY) !== null) query['appType'] = 'alipayLife';
  const host = detectHost({
    target: 'h5',
    userAgent: navigator.userAgent,
    cookie: documentCookies(),
    injected: injectedObjects(),
    query,
  });
  if (host.kind === 'alipay-life') storage.session.write(LIFE_APP_KEY, '1');
  return host;
}

let detected: Host | null = null;

export const host: HostCapability = {
  current: () => (detected ??= detect()),
} satisfies HostCapability;
