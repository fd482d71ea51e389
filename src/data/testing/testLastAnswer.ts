/** A last answer whose storage and silent login the test controls. For tests only. */
import { array, number, object, string } from '@/api/decode';
import type { AnswerMemory } from '@/session/answerMemory';
import type { Clock } from '@/utils/clock';
import { type KeptForm, LastAnswer } from '../LastAnswer';

export interface TestRow {
  readonly id: string;
}
export interface TestPage {
  readonly rows: readonly TestRow[];
  readonly total: number;
}

export const TEST_FORM: KeptForm<TestPage> = {
  decode: object({ total: number, rows: array(object({ id: string })) }),
  part: ({ rows, total }, most) => (total < 0 ? null : { total, rows: rows.slice(0, most) }),
};

export function testLastAnswer<T>(form: KeptForm<T>, clock: Pick<Clock, 'nowMs'>) {
  const state: { text: string | null; isBeforeLogin: boolean; logsIn: () => Promise<boolean> } = {
    text: null,
    isBeforeLogin: false,
    logsIn: () => Promise.resolve(false),
  };
  const memory: AnswerMemory = {
    get isBeforeLogin() {
      return state.isBeforeLogin;
    },
    read: () => state.text,
    write: (text) => void (state.text = text),
    forget: () => void (state.text = null),
  };
  const lastAnswer = new LastAnswer({ ...form, memory, clock, logInSilently: () => state.logsIn() });
  return { state, lastAnswer };
}
