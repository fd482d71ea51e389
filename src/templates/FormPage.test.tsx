import { act } from 'react';
import { FormModel } from '@/data/FormModel';
import { scroll } from '@/platform/scroll';
import { settle } from '@/utils/testing/fakeClock';
import { testPlace } from '@/utils/testing/place';
import { CheckRow } from './CheckRow';
import { FormCard } from './FormCard';
import { FormPage } from './FormPage';
import { LongTextRow } from './LongTextRow';
import { PickerRow } from './PickerRow';
import { TextRow } from './TextRow';

const place = testPlace();
const values = { words: '长', name: '', city: '', isDefault: false };
type Values = typeof values;

function show(initial: Partial<Values> = {}) {
  const form = new FormModel<Values>({
    id: 'f',
    initial: { ...values, ...initial },
    fields: ['words', 'name', 'city'],
    check: ({ words, name, city }) => ({
      ...(words === '' ? { words: '请填写内容' } : {}),
      ...(name === '' ? { name: '请填写姓名' } : {}),
      ...(city === '' ? { city: '请选择城市' } : {}),
    }),
  });
  const opened: string[] = [];
  const sent: Values[] = [];
  const toElement = jest.spyOn(scroll, 'toElement').mockResolvedValue({ kind: 'done' });
  let end: () => void = () => undefined;
  const city = form.field('city');
  place.render(
    <FormPage
      form={form}
      submitText="保存"
      onSubmit={() =>
        form.submit((now) => {
          sent.push(now);
          return new Promise<{ readonly kind: 'done' }>((resolve) => (end = () => resolve({ kind: 'done' })));
        })
      }
    >
      <FormCard>
        <LongTextRow
          field={form.field('words')}
          label="内容"
          isLabelShown={false}
          placeholder="说点什么"
          maxLength={10}
        />
        <TextRow field={form.field('name')} label="姓名" doubtText="请核对" maxLength={5} />
        <PickerRow
          field={city}
          label="城市"
          doubtText="请核对"
          text={() => city.value}
          placeholder="请选择"
          onOpen={() => opened.push('city')}
        />
        <CheckRow field={form.field('isDefault')} label="设为默认" />
      </FormCard>
    </FormPage>,
  );
  return { form, opened, sent, toElement, finish: () => act(async () => end()) };
}

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = place.element.querySelector<E>(selector);
  if (element === null) throw new Error(`nothing matches ${selector} in ${place.element.innerHTML}`);
  return element;
}
const pressSave = (): Promise<void> =>
  act(async () => {
    const buttons = Array.from(place.element.querySelectorAll<HTMLElement>('[role=button]'));
    buttons.find(({ textContent }) => textContent === '保存')?.click();
    await settle();
  });
const describedBy = (element: HTMLElement): string | null | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;

function type(element: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const proto = element instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  const setValue = Object.getOwnPropertyDescriptor(proto.prototype, 'value')?.set;
  act(() => {
    element.focus();
    setValue?.call(element, text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

it.each([
  ['a line', 'input', '请填写姓名'],
  ['a text of several lines', 'textarea', '请填写内容'],
] as const)('%s changed and left invalid is marked, announced and described', (_name, selector, problem) => {
  show({ name: '王' });
  const control = find<HTMLInputElement>(selector);
  type(control, '');
  expect(place.element.textContent).not.toContain(problem);
  act(() => control.blur());
  expect([control.getAttribute('aria-invalid'), describedBy(control)]).toEqual(['true', problem]);
  expect(
    document.getElementById(control.getAttribute('aria-describedby') ?? '')?.getAttribute('aria-live'),
  ).toBe('polite');
  type(control, '好');
  expect([control.getAttribute('aria-invalid'), place.element.textContent]).toEqual([
    null,
    expect.not.stringContaining(problem),
  ]);
});

it('a refused submit marks everything, scrolls to the first invalid field and focuses it', async () => {
  const { toElement, sent, form } = show();
  await pressSave();
  expect([sent, toElement.mock.calls.map(([id]) => id)]).toEqual([[], [form.elementIdOf('name')]]);
  expect(find(`#${form.elementIdOf('name')}`).contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.tagName).toBe('INPUT');
  expect(describedBy(find(`#${form.elementIdOf('city')} [role=button]`))).toBe('请选择城市');
});

it('a picker row shows the chosen value, and can be the first invalid one', async () => {
  const { form, opened, toElement } = show({ name: '王' });
  const row = find(`#${form.elementIdOf('city')} [role=button]`);
  expect(row.getAttribute('aria-label')).toBe('城市，请选择');
  await pressSave();
  expect([toElement.mock.calls[0]?.[0], document.activeElement]).toEqual([form.elementIdOf('city'), row]);
  act(() => row.click());
  act(() => form.set('city', '深圳市'));
  expect([opened, row.getAttribute('aria-label'), row.getAttribute('aria-describedby')]).toEqual([
    ['city'],
    '城市，深圳市',
    null,
  ]);
});

it('a mark appears only beside uncertain fields', () => {
  const { form } = show();
  const label = (): string | null => find(`#${form.elementIdOf('name')}`).textContent;
  expect(label()).toBe('姓名');
  act(() => form.patch({ name: '王' }, ['name']));
  expect(label()).toBe('姓名请核对');
  expect(find(`#${form.elementIdOf('city')}`).textContent).not.toContain('请核对');
});

it('submits once, shows that it is running, and handles a checkbox', async () => {
  const { sent, finish, toElement } = show({ name: '王', city: '深圳市' });
  act(() => find('[role=checkbox]').click());
  expect(find('[role=checkbox]').getAttribute('aria-checked')).toBe('true');
  await pressSave();
  await pressSave();
  expect(sent).toEqual([{ words: '长', name: '王', city: '深圳市', isDefault: true }]);
  expect(find('[aria-busy]').textContent).toContain('保存');
  await finish();
  expect([place.element.querySelector('[aria-busy]'), toElement.mock.calls]).toEqual([null, []]);
});
