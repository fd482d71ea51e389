import { draftOf, newAreas } from '@/features/send/form/testing/sendBench';
import { EMPTY_FORM, readForm } from './draftForm';
import { ANNA, BEN, entryOf } from './testing/contacts';

function filled() {
  const areas = newAreas();
  const draft = draftOf(areas);
  draft.setContact('SENDER', ANNA);
  draft.setContact('RECEIVER', BEN);
  draft.setWeight(3);
  draft.setRemark('易碎');
  draft.setAgreed(true);
  draft.setCoupon({ kind: 'this', id: 'C-1' });
  return { areas, draft };
}

it('is complete after leaving the page', () => {
  const { areas, draft } = filled();
  expect(draftOf(areas).form).toEqual(draft.form);
});

it('swaps sender and receiver, and those still to be filled in; the rest stays', () => {
  const { draft } = filled();
  const before = draft.form;
  draft.swapContacts();
  expect(draft.form).toEqual({ ...before, sender: BEN, receiver: ANNA });
  draft.want({ RECEIVER: 'R-1' });
  draft.swapContacts();
  expect(draft.form.wanted).toEqual({ SENDER: 'R-1' });
  draft.setContact('RECEIVER', null);
  draft.swapContacts();
  expect([draft.form.sender, draft.form.receiver]).toEqual([null, ANNA]);
});

it('survives a restart without phone numbers and without consent', () => {
  const { areas, draft } = filled();
  draft.takeSubmitNo();
  const stored = Array.from(areas.durable.values()).join();
  expect(stored).not.toMatch(/1\d{10}/);
  const { form } = draftOf({ ...newAreas(), durable: areas.durable });
  expect(form).toEqual({
    ...draft.form,
    sender: { ...ANNA, mobile: '' },
    receiver: { ...BEN, mobile: '' },
    isAgreed: false,
  });
  expect(form.submitNo).toBe('submit-1');
});

it('stores only ids of the address book, for the visit or longer', () => {
  const { areas, draft } = filled();
  const { id, name, mobile, province, city, district, detail } = entryOf('R-1');
  draft.setContact('SENDER', { ...ANNA, id: 'S-1' });
  draft.setContact('RECEIVER', { id, name, mobile, province, city, district, detail });
  for (const area of [areas.session, areas.durable]) {
    const stored = Array.from(area.values()).join();
    for (const word of [ANNA.name, ANNA.detail, name, mobile, detail]) expect(stored).not.toContain(word);
    const { form } = draftOf({ ...newAreas(), session: area });
    expect([form.sender, form.receiver, form.wanted]).toEqual([
      null,
      null,
      { SENDER: 'S-1', RECEIVER: 'R-1' },
    ]);
  }
});

it('a picked or typed contact replaces a wanted entry of the address book', () => {
  const { draft } = filled();
  draft.want({ SENDER: 'S-1', RECEIVER: 'R-1' });
  draft.setContact('RECEIVER', BEN);
  expect(draft.form.wanted).toEqual({ SENDER: 'S-1' });
});

it.each([
  ['nothing', null, null],
  ['half a text', '{"sender":', null],
  ['a list', '[]', null],
  ['another form', '{"weight":"3","sender":7,"wanted":{"SENDER":[]},"coupon":{"kind":"x"}}', EMPTY_FORM],
  [
    'a size',
    '{"size":{"lengthCm":30,"widthCm":20,"heightCm":10}}',
    { ...EMPTY_FORM, size: { lengthCm: 30, widthCm: 20, heightCm: 10 } },
  ],
  ['half a size', '{"size":{"lengthCm":30,"heightCm":10}}', EMPTY_FORM],
  ['a weight beyond what is sent', '{"weight":900}', { ...EMPTY_FORM, weight: 20 }],
])('reads %s', (_name, text, form) => expect(readForm(text)).toEqual(form));

it('keeps one number until the gateway has responded', () => {
  const { draft } = filled();
  expect([draft.takeSubmitNo(), draft.takeSubmitNo()]).toEqual(['submit-1', 'submit-1']);
  draft.submitAnswered();
  expect(draft.takeSubmitNo()).toBe('submit-2');
});

it('an order keeps its sender for the next; another account finds nothing', () => {
  const { areas, draft } = filled();
  draft.ordered();
  expect([draft.form.sender, draft.form.receiver, draft.form.remark]).toEqual([ANNA, null, '']);
  draft.forget();
  expect([draft.form, areas.session.size, areas.durable.size]).toEqual([EMPTY_FORM, 0, 0]);
});

it('an earlier draft is restored at login, unless the form was filled in since', () => {
  const { areas, draft } = filled();
  const empty = draftOf(newAreas());
  empty.takeUp();
  expect(empty.form).toBe(EMPTY_FORM);
  const next = draftOf(newAreas());
  next.setRemark('neu');
  next.takeUp();
  expect(next.form.remark).toBe('neu');
  expect(draftOf(areas).form).toEqual(draft.form);
});
