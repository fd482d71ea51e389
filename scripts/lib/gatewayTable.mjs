// The table at the end of `npm run gateway`, from gateway-report.json: the columns of the lab's table, then each difference.
import { table } from './console.mjs';

const COLUMNS = [
  ['missing', 'missing'],
  ['unknownFields', 'unknown fields'],
  ['unknownValues', 'unknown values'],
  ['other', 'other'],
  ['request', 'request'],
];

/** `200, 401 ×2` */
const counted = (counts) =>
  Object.entries(counts)
    .map(([text, times]) => (times === 1 ? text : `${text} ×${times}`))
    .join(', ');
const nameOf = ({ id, method, path }) => id ?? `${method} ${path}`;
const numberOf = (counts) => {
  const count = Object.keys(counts).length;
  return count === 0 ? '' : String(count);
};

/** @returns {string} lines of a report as `gateway-report.json` has it */
export function gatewayTable({ gateway, calls, notMade }) {
  const header = ['call', 'times', 'HTTP', 'code', ...COLUMNS.map(([, title]) => title), 'ms'];
  const rows = calls.map((call) => [
    nameOf(call),
    String(call.count),
    counted(call.statuses),
    counted(call.codes),
    ...COLUMNS.map(([name]) => numberOf(call[name])),
    String(call.medianMs),
  ]);
  const different = calls.filter(({ isDifferent }) => isDifferent);
  const details = different.flatMap((call) => [
    nameOf(call),
    ...COLUMNS.filter(([name]) => numberOf(call[name]) !== '').map(
      ([name, title]) => `  ${title}: ${counted(call[name])}`,
    ),
  ]);
  const left = Object.entries(notMade).map(([reason, times]) =>
    times === 1 ? `  ${reason}` : `  ${times} calls: ${reason}`,
  );
  return [
    table([header, ...rows]),
    ...(details.length > 0 ? ['', 'Differences', ...details] : []),
    ...(left.length > 0 ? ['', 'Not called', ...left] : []),
    '',
    `${gateway}: ${calls.length} calls, ${different.length} differ from the contract.`,
  ].join('\n');
}
