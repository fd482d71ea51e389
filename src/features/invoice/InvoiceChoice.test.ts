import { CHOICE_TEXTS, InvoiceChoice, MAX_ORDERS, type Choosable } from './InvoiceChoice';

const order = (orderNo: string, more: Partial<Choosable> = {}): Choosable => ({
  orderNo,
  amountFen: 100,
  companyCode: 'OWN',
  bizType: 13,
  stateCode: 'OPEN',
  ...more,
});

function place(text: string | null = null) {
  const kept = { text };
  const draft = {
    read: () => kept.text,
    write: (written: string) => {
      kept.text = written;
    },
    forget: () => {
      kept.text = null;
    },
  };
  return { kept, draft, choice: new InvoiceChoice(draft) };
}

test('toggles orders, sums in fen, and is shared with another page', () => {
  const { choice, draft } = place();
  expect(choice.toggle(order('A', { amountFen: 1 }))).toBe('');
  expect(choice.toggle(order('B', { amountFen: 1999 }))).toBe('');
  expect([choice.count, choice.sumFen, choice.company]).toEqual([2, 2000, 'OWN']);
  const other = new InvoiceChoice(draft);
  other.toggle(order('A'));
  choice.resume();
  expect(choice.orders.map(({ orderNo }) => orderNo)).toEqual(['B']);
  other.clear();
  choice.resume();
  expect([choice.count, choice.sumFen, choice.company]).toEqual([0, 0, null]);
});

test('refuses orders of two companies with a message; the choice stays', () => {
  const { choice } = place();
  choice.toggle(order('A'));
  expect(choice.toggle(order('B', { companyCode: 'LF' }))).toBe(CHOICE_TEXTS.otherCompany);
  expect(choice.addAll([order('C'), order('D', { companyCode: 'LF' })])).toBe(CHOICE_TEXTS.othersLeft);
  expect(choice.orders.map(({ orderNo }) => orderNo)).toEqual(['A', 'C']);
  choice.clear();
  expect(choice.toggle(order('B', { companyCode: 'LF' }))).toBe('');
});

test('one order replaces the choice, and ends applying again', () => {
  const { choice, draft } = place();
  choice.beginAgain('FP1', [order('A'), order('B')]);
  choice.beginWith(order('C', { companyCode: 'LF' }));
  const reloaded = new InvoiceChoice(draft);
  expect([reloaded.orders.map(({ orderNo }) => orderNo), reloaded.again]).toEqual([['C'], '']);
});

test.each<[string, Partial<Choosable>]>([
  ['a company that nobody knows', { companyCode: 'unknown' }],
  ['what has an invoice', { stateCode: 'INVOICED' }],
  ['what is under way', { stateCode: 'UNDER_WAY' }],
])('%s cannot be chosen', (_name, more) => {
  const { choice } = place();
  expect(choice.toggle(order('A', more))).toBe(CHOICE_TEXTS.notHere);
  expect(choice.count).toBe(0);
});

test('accepts at most fifty, one by one and all at once, without counting chosen ones twice', () => {
  const { choice } = place();
  const many = Array.from({ length: 60 }, (_, index) => order(`N${index}`));
  choice.toggle(order('N3'));
  expect(choice.addAll(many)).toBe(CHOICE_TEXTS.full);
  expect(choice.count).toBe(MAX_ORDERS);
  expect(choice.toggle(order('X'))).toBe(CHOICE_TEXTS.full);
  expect(choice.toggle(order('N3'))).toBe('');
  expect(choice.toggle(order('X'))).toBe('');
  choice.remove(many.map(({ orderNo }) => orderNo));
  expect(choice.orders.map(({ orderNo }) => orderNo)).toEqual(['X']);
});

test('applying again: removed orders stay removed; another choice in between, or none left, starts over', () => {
  const { choice, draft } = place();
  const own = [order('A'), order('B')];
  const numbers = () => choice.orders.map(({ orderNo }) => orderNo);
  choice.toggle(order('X'));
  choice.beginAgain('FP1', own);
  expect(numbers()).toEqual(['A', 'B']);
  choice.remove(['A']);
  const reloaded = new InvoiceChoice(draft);
  reloaded.beginAgain('FP1', own);
  expect(reloaded.orders.map(({ orderNo }) => orderNo)).toEqual(['B']);
  choice.beginAgain('FP2', [order('C')]);
  expect(numbers()).toEqual(['C']);
  choice.beginAgain('FP1', own);
  choice.remove(['A']);
  choice.toggle(order('X'));
  choice.beginAgain('FP1', own);
  expect(numbers()).toEqual(['A', 'B']);
  choice.remove(['A', 'B']);
  choice.beginAgain('FP1', own);
  expect(numbers()).toEqual(['A', 'B']);
});

test.each([
  '',
  'nonsense',
  '{}',
  '[]',
  '{"again":"","orders":[{"orderNo":"A"}]}',
  '{"again":"","orders":[{"orderNo":"A","amountFen":1.5,"companyCode":"OWN","bizType":2}]}',
])('an unreadable draft counts as no choice: %p', (text) => {
  expect(place(text).choice.count).toBe(0);
});

test('one order sets the company; a choice made on another page for the same invoice continues', () => {
  const { choice, draft } = place();
  const own = [order('A', { companyCode: 'LF' }), order('B', { companyCode: 'LF' })];
  const other = new InvoiceChoice(draft);
  other.beginAgain('FP1', own);
  other.remove(['A']);
  choice.beginAgain('FP1', own);
  expect([choice.orders.map(({ orderNo }) => orderNo), choice.company]).toEqual([['B'], 'LF']);
});

test('reads back no more orders than an invoice takes', () => {
  const orders = Array.from({ length: 60 }, (_, index) => order(`N${index}`));
  const { choice } = place(JSON.stringify({ again: '', orders }));
  expect(choice.count).toBe(MAX_ORDERS);
});
