import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { envFaults, requireEnv } from '../config/env';

const ROOT = path.resolve(__dirname, '..');

function readEnvFile(name: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const line of readFileSync(path.join(ROOT, name), 'utf8').split('\n')) {
    const match = /^([A-Z\d_]+)=(.*)$/.exec(line);
    if (match?.[1] !== undefined) values[match[1]] = match[2] ?? '';
  }
  return values;
}

const defaults = readEnvFile('.env');

describe('build-time settings', () => {
  it('has every setting that src/env.ts reads listed in .env, because only listed ones reach the packages', () => {
    const source = readFileSync(path.join(ROOT, 'src/env.ts'), 'utf8');
    const used = [...source.matchAll(/process\.env\.(TARO_APP_\w+)/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => name !== 'TARO_APP_X');
    expect(used.length).toBeGreaterThan(15);
    expect(Object.keys(defaults).sort()).toEqual([...new Set(used)].sort());
  });

  it('can build the sandbox from .env alone', () => {
    expect(envFaults(defaults)).toEqual([]);
  });

  const realEnvironments = readdirSync(ROOT).filter((name) => /^\.env\.(prod|sit\d)$/.test(name));

  it('knows prod and sit1 to sit6', () => {
    expect(realEnvironments.sort()).toEqual([
      '.env.prod',
      '.env.sit1',
      '.env.sit2',
      '.env.sit3',
      '.env.sit4',
      '.env.sit5',
      '.env.sit6',
    ]);
  });

  it.each(realEnvironments)('%s lets no sandbox address through', (name) => {
    const merged = Object.entries({ ...defaults, ...readEnvFile(name) });
    expect(merged.filter(([, value]) => /__sandbox|127\.0\.0\.1|localhost/.test(value))).toEqual([]);
  });

  it('stops the build and names what is missing or malformed', () => {
    expect(() => requireEnv({ ...defaults, TARO_APP_MAP_KEY: ' ' })).toThrow('TARO_APP_MAP_KEY is missing');
    expect(() => requireEnv({ ...defaults, TARO_APP_ENV: 'staging' })).toThrow('TARO_APP_ENV must be one of');
    expect(() => requireEnv({ ...defaults, TARO_APP_GATEWAY_BASE: '/wxgw' })).toThrow(
      'TARO_APP_GATEWAY_BASE must be an absolute',
    );
    expect(() => requireEnv({ ...defaults, TARO_APP_H5_GATEWAY_BASE: 'gw.example' })).toThrow(
      'TARO_APP_H5_GATEWAY_BASE',
    );
    expect(() => requireEnv({ ...defaults, TARO_APP_SEND_PARCEL_URL: '//send.example' })).toThrow(
      'TARO_APP_SEND_PARCEL_URL must be an absolute',
    );
    expect(() => requireEnv({ ...defaults, ...readEnvFile('.env.prod') })).toThrow(
      'TARO_APP_GATEWAY_BASE is missing',
    );
  });
});
