import { fillContacts, needsBook } from './contactRules';
import { ANNA, BEN, BOOK } from './testing/contacts';

describe('the address book fills in', () => {
  it.each([
    ['the default sender', { sender: null, receiver: null }, {}, 'S-1', null],
    ['nobody over who is there', { sender: ANNA, receiver: null }, {}, ANNA.id, null],
    ['either contact', { sender: ANNA, receiver: BEN }, { SENDER: 'S-2', RECEIVER: 'R-1' }, 'S-2', 'R-1'],
    ['nobody for an id that is gone', { sender: ANNA, receiver: BEN }, { RECEIVER: 'X' }, ANNA.id, BEN.id],
  ])('%s', (_name, contacts, wanted, sender, receiver) => {
    const filled = fillContacts({ ...contacts, wanted }, BOOK);
    expect([filled.sender?.id ?? null, filled.receiver?.id ?? null]).toEqual([sender, receiver]);
  });

  it('is not fetched when it has nothing to add', () => {
    expect(needsBook({ sender: ANNA, receiver: null, wanted: {} })).toBe(false);
    expect(needsBook({ sender: null, receiver: null, wanted: {} })).toBe(true);
    expect(needsBook({ sender: ANNA, receiver: null, wanted: { RECEIVER: 'R-1' } })).toBe(true);
  });
});
