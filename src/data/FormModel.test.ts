import fc from 'fast-check';
import { autorun } from 'mobx';
import { object, string } from '@/api/decode';
import { memoryBackend, makeArea } from '@/platform/storage/area';
import { makeDraft } from '@/session/drafts';
import { settle } from '@/utils/testing/fakeClock';
import { type FieldName, FormModel } from './FormModel';

interface Values {
  readonly name: string;
  readonly phone: string;
  readonly note: string;
}
const EMPTY: Values = { name: '', phone: '', note: '' };
const RIGHT: Values = { name: '王', phone: '1', note: '' };

const check = ({ name, phone }: Values) => ({
  ...(name === '' ? { name: '请填写姓名' } : {}),
  ...(phone === '' ? { phone: '请填写号码' } : phone.length > 3 ? { phone: '号码太长' } : {}),
});

/** The visit's storage of one account, and what was written to it. */
function visit() {
  const written: string[] = [];
  const area = makeArea(memoryBackend(), () => 0);
  const kept = makeDraft(
    { session: { accountMark: 'A', lastLogin: 'sms' }, storage: { session: area, durable: area } },
    'send',
  );
  return {
    written,
    kept: {
      ...kept,
      write: (text: string, lasting: string | null) => {
        written.push(text);
        kept.write(text, lasting);
      },
    },
  };
}
const decode = object({ name: string, phone: string, note: string });

const formOf = (initial: Values = EMPTY, kept?: ReturnType<typeof visit>['kept']) =>
  new FormModel<Values>({
    id: 'f',
    initial,
    // In another order than the values.
    fields: ['phone', 'name'],
    check,
    draft: kept === undefined ? undefined : { kept, decode },
  });
const never = (): Promise<{ readonly kind: 'done' }> => {
  throw new Error('sent');
};

describe('what is marked, and when', () => {
  it.each<[string, (form: FormModel<Values>) => unknown, Partial<Values>]>([
    ['nothing at first', () => undefined, {}],
    ['a field that is left as it came', (form) => form.leave('name'), {}],
    ['while it is typed', (form) => form.set('phone', '12345'), {}],
    [
      'a field that is changed and left',
      (form) => {
        form.set('phone', '12345');
        form.leave('phone');
      },
      { phone: '号码太长' },
    ],
    [
      'another field that is left',
      (form) => {
        form.set('phone', '12345');
        form.leave('name');
      },
      {},
    ],
    [
      'a marked field that becomes right, and wrong again',
      (form) => {
        form.set('phone', '12345');
        form.leave('phone');
        form.set('phone', '1');
        form.set('phone', '');
      },
      { phone: '请填写号码' },
    ],
    [
      'values from elsewhere',
      (form) => {
        form.patch({ phone: '12345' });
        form.leave('phone');
      },
      {},
    ],
    ['a try to submit', (form) => form.submit(never), { name: '请填写姓名', phone: '请填写号码' }],
  ])('%s', (_name, happens, marked) => {
    const form = formOf();
    void happens(form);
    expect(form.problems).toEqual(marked);
  });

  it('a valid field is never marked', () => {
    const form = formOf();
    form.set('name', '');
    form.leave('name');
    form.set('name', '王');
    expect(form.field('name').problem).toBe('');
  });
});

it('doubts stay until the user changes the field, and new ones replace them', () => {
  const form = formOf();
  const name = form.field('name');
  form.patch({ name: '王', phone: '1' }, ['name', 'phone']);
  expect(form.doubts).toEqual(['name', 'phone']);
  form.set('phone', '2');
  expect([form.doubts, name.isDoubtful]).toEqual([['name'], true]);
  form.patch({ note: 'x' });
  expect([form.doubts, name.isDoubtful]).toEqual([[], false]);
});

it('the observer of one field does not react to another', () => {
  const form = formOf();
  const name = form.field('name');
  const heard: string[] = [];
  const stop = autorun(() => heard.push(`${name.value}/${name.problem}/${String(name.isDoubtful)}`));
  form.set('phone', '12345');
  form.leave('phone');
  form.patch({ note: 'x' }, ['phone']);
  expect(heard).toEqual(['//false']);
  name.set('王');
  form.patch({ name: '王' }, ['name']);
  expect(heard).toEqual(['//false', '王//false', '王//true']);
  stop();
});

describe('submit', () => {
  it('names the first invalid field in the order of the page, and sends nothing', async () => {
    const form = formOf();
    expect(await form.submit(never)).toEqual({ kind: 'invalid', field: 'phone', text: '请填写号码' });
    form.set('phone', '1');
    expect(await form.submit(never)).toEqual({ kind: 'invalid', field: 'name', text: '请填写姓名' });
    expect(form.isSubmitting).toBe(false);
  });

  it('runs once at a time, with the values of that moment, and again after its end', async () => {
    const form = formOf(RIGHT);
    const sent: Values[] = [];
    let end: () => void = () => undefined;
    const action = (values: Values): Promise<{ readonly kind: 'message' }> => {
      sent.push(values);
      return new Promise((resolve) => (end = () => resolve({ kind: 'message' })));
    };
    const first = form.submit(action);
    form.set('name', '李');
    expect([form.isSubmitting, await form.submit(action), sent]).toEqual([
      true,
      { kind: 'nothing' },
      [RIGHT],
    ]);
    end();
    expect([await first, form.isSubmitting]).toEqual([{ kind: 'message' }, false]);
    void form.submit(action);
    expect(sent[1]).toEqual({ ...RIGHT, name: '李' });
  });

  it('opens again after an action that throws', async () => {
    const form = formOf(RIGHT);
    await expect(form.submit(never)).rejects.toThrow('sent');
    expect(form.isSubmitting).toBe(false);
  });

  const values = fc.record({
    name: fc.constantFrom('', '王'),
    phone: fc.constantFrom('', '1', '12345'),
    note: fc.string({ maxLength: 3 }),
  });
  it('sends exactly the valid forms; otherwise names the first invalid field', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (typed) => {
        const form = formOf();
        const names: FieldName<Values>[] = ['name', 'phone', 'note'];
        for (const name of names) form.set(name, typed[name]);
        const outcome = await form.submit(async (sent) => ({ kind: 'done' as const, sent }));
        const wrong: Partial<Values> = check(typed);
        const field = (['phone', 'name'] as const).find((each) => wrong[each] !== undefined);
        expect(outcome).toEqual(
          field === undefined
            ? { kind: 'done', sent: typed }
            : { kind: 'invalid', field, text: wrong[field] },
        );
        expect(form.problems).toEqual(wrong);
      }),
    );
  });
});

describe('draft', () => {
  it('nothing is written before a change; several changes in one tick are written once', async () => {
    const { kept, written } = visit();
    const form = formOf(EMPTY, kept);
    form.leave('name');
    await settle();
    expect(written).toEqual([]);
    form.set('name', '王');
    form.patch({ phone: '1' });
    await settle();
    expect(written).toEqual([JSON.stringify(RIGHT)]);
  });

  it('what was typed is restored, valid or not, and not marked', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ name: fc.string(), phone: fc.string(), note: fc.string() }),
        async (typed) => {
          const { kept } = visit();
          formOf(EMPTY, kept).patch(typed);
          await settle();
          const again = formOf({ ...EMPTY, note: 'other' }, kept);
          expect([again.values, again.problems]).toEqual([typed, {}]);
        },
      ),
    );
  });

  it.each([
    ['half a text', '{"name":"王"'],
    ['no form', '7'],
    ['a value of another kind', '{"name":[],"phone":"","note":""}'],
    ['a value that is missing', '{"name":"王"}'],
  ])('%s counts as no draft', (_name, text) => {
    const { kept } = visit();
    kept.write(text, null);
    expect(formOf(RIGHT, kept).values).toEqual(RIGHT);
  });

  it.each([
    ['done', true],
    ['message', false],
  ] as const)('after a submit that ends with %s the draft is removed: %p', async (kind, isGone) => {
    const { kept } = visit();
    const form = formOf(RIGHT, kept);
    form.set('note', 'x');
    await form.submit(async () => {
      form.set('note', 'y'); // still written in this tick
      return { kind };
    });
    await settle();
    expect(kept.read() === null).toBe(isGone);
  });

  it('a refused submit keeps it', async () => {
    const { kept } = visit();
    const form = formOf(EMPTY, kept);
    form.set('note', 'x');
    await settle();
    await form.submit(never);
    expect(kept.read()).toContain('"x"');
  });
});
