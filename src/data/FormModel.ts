/**
 * A form: values, validation errors and when they are shown, fields that the user is asked to check, one submit at a
 * time, and a draft that is stored until the submit succeeds. No navigation or toasts here; the page handles the
 * outcome.
 *
 * An invalid field is marked when the user leaves it after a change, and all invalid fields on the first attempt to
 * submit; a mark is removed as soon as the field is valid.
 */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Decoder } from '@/api/decoder';
import type { Draft } from '@/session/drafts';

export type FieldName<V> = keyof V & string;
/** The error message of each invalid field; valid fields are absent. */
export type Problems<V> = Readonly<Partial<Record<FieldName<V>, string>>>;

interface FieldProblem<V> {
  readonly field: FieldName<V>;
  readonly text: string;
}

/** `invalid`: the first invalid field; `nothing`: a submit is running. Nothing was sent in either case. */
export type Refused<V> = ({ readonly kind: 'invalid' } & FieldProblem<V>) | { readonly kind: 'nothing' };

interface FormDeps<V extends object> {
  /** Prefix of the ids of the fields' elements; unique among the open pages. */
  readonly id: string;
  readonly initial: V;
  /** Fields that can be invalid, in the order in which the page shows them. */
  readonly fields: readonly FieldName<V>[];
  readonly check: (values: V) => Problems<V>;
  /**
   * Where the values are stored for the visit from the first change on, and how they are decoded; an unreadable draft
   * counts as none. It does not survive a restart.
   */
  readonly draft?: { readonly kept: Draft; readonly decode: Decoder<V> };
}

export class FormModel<V extends object> {
  values: V;
  /** Fields that the user is asked to check, until they change them. */
  doubts: readonly FieldName<V>[] = [];
  isSubmitting = false;
  private touched: readonly FieldName<V>[] = [];
  private left: readonly FieldName<V>[] = [];
  private isTried = false;
  private isWriteDue = false;

  constructor(private readonly deps: FormDeps<V>) {
    this.values = readDraft(deps) ?? deps.initial;
    makeAutoObservable<this, 'deps' | 'isWriteDue' | 'touched' | 'left'>(
      this,
      {
        deps: false,
        isWriteDue: false,
        field: false,
        elementIdOf: false,
        values: observableRef,
        doubts: observableRef,
        touched: observableRef,
        left: observableRef,
      },
      { autoBind: true },
    );
  }

  /**
   * One value with its own state: its observers do not re-render for other fields. Created once and kept by the page.
   */
  field<K extends FieldName<V>>(name: K): FormField<V[K]> {
    return new Field(this, name);
  }

  /** Id of the element that contains a field. */
  elementIdOf(field: string): string {
    return `${this.deps.id}-${field}`;
  }

  /** The errors that are marked now. */
  get problems(): Problems<V> {
    const wrong = this.deps.check(this.values);
    if (this.isTried) return wrong;
    const marked: Partial<Record<FieldName<V>, string>> = {};
    for (const field of this.left) {
      const text = wrong[field] ?? '';
      if (text !== '') marked[field] = text;
    }
    return marked;
  }

  /** The first invalid field, marked or not; null: the form can be sent. */
  get firstProblem(): FieldProblem<V> | null {
    const wrong = this.deps.check(this.values);
    for (const field of this.deps.fields) {
      const text = wrong[field] ?? '';
      if (text !== '') return { field, text };
    }
    return null;
  }

  /** The user has changed a value. */
  set<K extends FieldName<V>>(field: K, value: V[K]): void {
    this.change({ ...this.values, [field]: value });
    this.touched = withField(this.touched, field);
    if (this.doubts.includes(field)) this.doubts = this.doubts.filter((each) => each !== field);
  }

  /** Sets values that the user did not type; `doubts`: those of them that the user should check. */
  patch(values: Partial<V>, doubts: readonly FieldName<V>[] = []): void {
    this.change({ ...this.values, ...values });
    this.doubts = doubts;
  }

  /** The user leaves the field. */
  leave(field: FieldName<V>): void {
    if (this.touched.includes(field)) this.left = withField(this.left, field);
  }

  /**
   * Runs `action` once with valid values; the draft is removed when it ends with `done`.
   * @throws what `action` throws
   */
  async submit<R extends { readonly kind: string }>(
    action: (values: V) => Promise<R>,
  ): Promise<R | Refused<V>> {
    if (this.isSubmitting) return { kind: 'nothing' };
    this.isTried = true;
    const { firstProblem } = this;
    if (firstProblem !== null) return { kind: 'invalid', ...firstProblem };
    this.isSubmitting = true;
    try {
      const result = await action(this.values);
      if (result.kind === 'done') this.forgetDraft();
      return result;
    } finally {
      runInAction(() => {
        this.isSubmitting = false;
      });
    }
  }

  private change(values: V): void {
    this.values = values;
    const { draft } = this.deps;
    if (draft === undefined || this.isWriteDue) return;
    this.isWriteDue = true;
    // Several changes in one tick are written once.
    void Promise.resolve().then(() => {
      if (!this.isWriteDue) return;
      this.isWriteDue = false;
      draft.kept.write(JSON.stringify(this.values), null);
    });
  }

  private forgetDraft(): void {
    this.isWriteDue = false;
    this.deps.draft?.kept.forget();
  }
}

/** One value of a form. */
export interface FormField<T> {
  readonly name: string;
  readonly elementId: string;
  readonly value: T;
  /** The marked error; '': none. */
  readonly problem: string;
  readonly isDoubtful: boolean;
  set(value: T): void;
  leave(): void;
}

/** Each getter is computed, so that observers react only to a change of its own result. */
class Field<V extends object, K extends FieldName<V>> implements FormField<V[K]> {
  constructor(
    private readonly form: FormModel<V>,
    readonly name: K,
  ) {
    makeAutoObservable<this, 'form'>(this, { form: false, name: false }, { autoBind: true });
  }

  get elementId(): string {
    return this.form.elementIdOf(this.name);
  }

  get value(): V[K] {
    return this.form.values[this.name];
  }

  get problem(): string {
    return this.form.problems[this.name] ?? '';
  }

  get isDoubtful(): boolean {
    return this.form.doubts.includes(this.name);
  }

  set(value: V[K]): void {
    this.form.set(this.name, value);
  }

  leave(): void {
    this.form.leave(this.name);
  }
}

const withField = <F>(fields: readonly F[], field: F): readonly F[] =>
  fields.includes(field) ? fields : [...fields, field];

function readDraft<V extends object>({ draft }: FormDeps<V>): V | null {
  const text = draft?.kept.read() ?? null;
  if (draft === undefined || text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return draft.decode(value, '');
  } catch {
    return null; // truncated text, or another version's: treated as absent
  }
}
