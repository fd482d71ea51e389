import { EMPTY_FORM, readForm } from './draftForm';
import { ANNA, BEN } from './testing/contacts';
import { draftOf, newAreas } from './testing/sendBench';

function filled() {
  const areas = newAreas();
  const draft = draftOf(areas);
  draft.setContact('SENDER', { ...ANNA, id: 'S-1' });
  draft.setContact('RECEIVER', BEN);
  draft.setWeight(3);
  draft.setRemark('易碎');
  draft.setAgreed(true);
  draft.setCoupon({ kind: 'this', id: 'C-1' });
  return { areas, draft };
}

it('is whole after leaving the page', () => {
  const { areas, draft } = filled();
  expect(draftOf(areas).form).toEqual(draft.form);
});

it('outlives a restart without phone numbers and without consent', () => {
  const { areas, draft } = filled();
  draft.takeSubmitNo();
  const stored = Array.from(areas.durable.values()).join();
  expect(stored).not.toMatch(/1\d{10}/);
  const { form } = draftOf({ ...newAreas(), durable: areas.durable });
  expect(form).toEqual({
    ...draft.form,
    sender: { ...ANNA, id: 'S-1', mobile: '' },
    receiver: { ...BEN, mobile: '' },
    isAgreed: false,
  });
  expect(form.submitNo).toBe('submit-1');
});

it.each([
  ['nothing', null, null],
  ['half a text', '{"sender":', null],
  ['a list', '[]', null],
  ['another form', '{"weight":"3","sender":7,"coupon":{"kind":"x"}}', EMPTY_FORM],
  ['a weight beyond what is sent', '{"weight":900}', { ...EMPTY_FORM, weight: 20 }],
])('reads %s', (_name, text, form) => expect(readForm(text)).toEqual(form));

it('keeps one number until the gateway has answered', () => {
  const { draft } = filled();
  expect([draft.takeSubmitNo(), draft.takeSubmitNo()]).toEqual(['submit-1', 'submit-1']);
  draft.submitAnswered();
  expect(draft.takeSubmitNo()).toBe('submit-2');
});

it('an order keeps its sender for the next; a log-out keeps nothing', () => {
  const { areas, draft } = filled();
  draft.ordered();
  expect([draft.form.sender?.id, draft.form.receiver, draft.form.remark]).toEqual(['S-1', null, '']);
  draft.forget();
  expect([draft.form, areas.session.size, areas.durable.size]).toEqual([EMPTY_FORM, 0, 0]);
});
