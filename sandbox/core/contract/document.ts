import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { object, type Json } from './json';

export const CONTRACT_FILE = path.join(__dirname, '..', '..', '..', 'contract', 'gateway.openapi.yaml');

/** The last parsed text: its hash in the first line, then its content as JSON. */
const KEPT_FILE = path.join(__dirname, '..', '..', '..', '.cache', 'contract', 'document.json');

/**
 * The parsed contract. Parsing takes half a second, reading it as JSON a hundredth of that, and every test file and
 * every worker of the journeys starts a sandbox: the JSON is cached for the next process.
 */
export function readDocument(file = CONTRACT_FILE, keptFile = KEPT_FILE): Json {
  const text = readFileSync(file, 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const kept = readKept(keptFile, hash);
  if (kept !== null) return object(JSON.parse(kept));
  // Every call refers to the same headers by an alias: more aliases than the parser allows by default.
  const document = object(parse(text, { prettyErrors: false, maxAliasCount: -1 }));
  keep(keptFile, `${hash}\n${JSON.stringify(document)}`);
  return document;
}

/** Null when there is no cached file, or it belongs to another text. */
function readKept(file: string, hash: string): string | null {
  try {
    const kept = readFileSync(file, 'utf8');
    return kept.startsWith(`${hash}\n`) ? kept.slice(hash.length + 1) : null;
  } catch {
    return null; // first start: not cached yet
  }
}

/** Atomic: other processes may read it meanwhile. */
function keep(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch {
    // If the folder is not writable, each start costs half a second.
  }
}
