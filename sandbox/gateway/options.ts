import path from 'node:path';
import { parseArgs } from 'node:util';
import { readGateway, type Gateway } from './address';

/** A wrong command line; its message is one sentence for the user. */
export class WrongOption extends Error {
  override readonly name = 'WrongOption';
}

interface StartOptions {
  readonly gateway: Gateway | null;
  /** Folder of recorded responses; null: nothing is recorded. */
  readonly recordTo: string | null;
  readonly replayFrom: string | null;
}

const ROOT = path.join(__dirname, '..', '..');
export const REPORT_FILE = path.join(ROOT, 'gateway-report.json');
const FIXTURES_FOLDER = path.join(ROOT, 'gateway-fixtures');

/** `--record` and `--replay` without a folder mean `gateway-fixtures`. */
const withFolders = (words: readonly string[]): string[] =>
  words.flatMap((word, index) => {
    const next = words[index + 1];
    const isBare =
      (word === '--record' || word === '--replay') && (next === undefined || next.startsWith('--'));
    return isBare ? [word, FIXTURES_FOLDER] : [word];
  });

function parse<Names extends string>(
  words: readonly string[],
  names: readonly Names[],
): Partial<Record<Names, string>> {
  try {
    const { values } = parseArgs({
      args: withFolders(words),
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    const read: Partial<Record<Names, string>> = {};
    for (const name of names) {
      const value = values[name];
      if (typeof value === 'string') read[name] = value;
    }
    return read;
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function gatewayOf(text: string): Gateway {
  const gateway = readGateway(text);
  if (typeof gateway === 'string') throw new WrongOption(gateway);
  return gateway;
}

/**
 * Options of `npm start`.
 * @param port the sandbox's own, which cannot be its gateway
 * @throws WrongOption
 */
export function startOptions(words: readonly string[], port: number): StartOptions {
  const { gateway: name, record, replay } = parse(words, ['gateway', 'record', 'replay']);
  const gateway = name === undefined ? null : gatewayOf(name);
  if (record !== undefined && gateway === null) throw new WrongOption('--record needs --gateway.');
  if (replay !== undefined && gateway !== null)
    throw new WrongOption('--replay answers instead of a gateway: leave --gateway out.');
  if (
    gateway !== null &&
    new Set([`http://localhost:${port}`, `http://127.0.0.1:${port}`]).has(gateway.origin)
  )
    throw new WrongOption(`--gateway is this sandbox itself (port ${port}).`);
  return {
    gateway,
    recordTo: record === undefined ? null : path.resolve(record),
    replayFrom: replay === undefined ? null : path.resolve(replay),
  };
}

interface CheckOptions {
  readonly gateway: Gateway;
  readonly recordTo: string | null;
  readonly paramsFile: string | null;
}

/**
 * Options of `npm run gateway`.
 * @throws WrongOption
 */
export function checkOptions(words: readonly string[]): CheckOptions {
  const { gateway, record, params } = parse(words, ['gateway', 'record', 'params']);
  if (gateway === undefined)
    throw new WrongOption('npm run gateway -- --gateway https://… [--params file.json] [--record [folder]]');
  return {
    gateway: gatewayOf(gateway),
    recordTo: record === undefined ? null : path.resolve(record),
    paramsFile: params === undefined ? null : path.resolve(params),
  };
}
