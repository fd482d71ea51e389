// Started by `npm run gateway` (scripts/gateway.mjs), which prints the table of the report that this writes.
import { readFileSync } from 'node:fs';
import { loadContract } from '../core/contract/load';
import { Recorder } from './fixtures';
import { Masker } from './mask';
import { checkOptions, REPORT_FILE, WrongOption } from './options';
import { readParams, type Params } from './params';
import { callReads } from './readCalls';
import { GatewayReport } from './report';
import { ReportFile } from './reportFile';

const EXIT_CODES = { equal: 0, different: 1, unreachable: 2 } as const;

function paramsIn(file: string | null): Params {
  if (file === null) return {};
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new WrongOption(`--params: ${file} cannot be read as JSON.`, { cause: error });
  }
  const params = readParams(content);
  if (typeof params === 'string') throw new WrongOption(params);
  return params;
}

async function main(): Promise<number> {
  const { gateway, recordTo, paramsFile } = checkOptions(process.argv.slice(2));
  const masker = new Masker();
  const report = new GatewayReport(gateway.name, masker);
  const params = paramsIn(paramsFile);
  // No options: they would be in the history of the shell.
  const { GATEWAY_TOKEN: token = '', GATEWAY_CHANNEL: channel = 'unifylogin' } = process.env;
  const result = await callReads({
    gateway,
    contract: loadContract(),
    params,
    token: token === '' ? null : token,
    channel,
    report,
    recorder: recordTo === null ? null : new Recorder(recordTo, masker),
    onProgress: (done, all) => process.send?.({ done, all }),
  });
  if (result.kind === 'unreachable') process.stderr.write(`${result.reason}\n`);
  else new ReportFile(REPORT_FILE, report).flushOrWarn();
  return EXIT_CODES[result.kind];
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof WrongOption ? error.message : String(error)}\n`);
    process.exit(EXIT_CODES.unreachable);
  },
);
