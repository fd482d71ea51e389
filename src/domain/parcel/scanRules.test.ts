import fc from 'fast-check';
import { isCabinetCode, issueTicket, type LinkTarget, readScan, takeTicket } from './scanRules';

/** Targets of the app's own links, by prefix. */
const readLink = (link: string): LinkTarget | null => {
  const match = /^https:\/\/m\.example\.com\/(pick\/open|pick|send)\?cabinetCode=(.*)$/.exec(link);
  if (match === null) return null;
  const names: Readonly<Record<string, string>> = { pick: 'pickUp', 'pick/open': 'pickOpen', send: 'send' };
  return { name: names[match[1] ?? ''] ?? '', params: { cabinetCode: match[2] ?? '' } };
};

test.each([
  ['CAB-1001', 'CAB-1001'],
  ['  CAB-1001\n', 'CAB-1001'],
  ['https://m.example.com/pick?cabinetCode=CAB-1001', 'CAB-1001'],
  ['https://m.example.com/pick/open?cabinetCode=CAB-1001', 'CAB-1001'],
])('%p is the cabinet %s', (text, cabinetCode) => {
  expect(readScan(text, readLink)).toEqual({ kind: 'cabinet', cabinetCode });
});

test.each([
  '',
  'ab',
  '-CAB-1001',
  'CAB 1001',
  '柜机一号',
  'https://m.example.com/send?cabinetCode=CAB-1001',
  'https://m.example.com/pick?cabinetCode=',
  'https://m.example.com/pick?cabinetCode=<b>',
  'https://evil.example/pick?cabinetCode=CAB-1001',
  'wxp://f2f0abcdef',
  'javascript:alert(1)',
  'A'.repeat(65),
])('%p is not a cabinet', (text) => {
  expect(readScan(text, readLink)).toEqual({ kind: 'other' });
});

test('any scanned cabinet code is valid to send', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, carried) => {
      const code = readScan(text, () => ({ name: 'pickUp', params: { cabinetCode: carried } }));
      if (code.kind === 'cabinet') {
        expect(isCabinetCode(code.cabinetCode)).toBe(true);
        expect(code.cabinetCode).toMatch(/^[\w-]{1,64}$/);
      }
    }),
  );
});

test('a scan opens the scanned cabinet, once; an address opens nothing', () => {
  expect(takeTicket('CAB-1001')).toBe(false);
  issueTicket('CAB-1001');
  expect(takeTicket('CAB-1002')).toBe(false);
  expect(takeTicket('CAB-1001')).toBe(false);
  issueTicket('CAB-1001');
  expect(takeTicket('CAB-1001')).toBe(true);
  expect(takeTicket('CAB-1001')).toBe(false);
});
