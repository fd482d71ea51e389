import { storage } from '@/platform/storage';
import { session, silentLogin } from '@/session';
import { type AnswerName, makeAnswerMemory } from '@/session/answerMemory';
import { systemClock } from '@/utils/clock';
import { type KeptForm, LastAnswer } from './LastAnswer';

/** The last answer of this read on this device, for the current account. */
export const openLastAnswer = <T>(name: AnswerName, form: KeptForm<T>): LastAnswer<T> =>
  new LastAnswer({
    ...form,
    memory: makeAnswerMemory({ session, storage }, name),
    logInSilently: silentLogin.attempt.bind(silentLogin),
    clock: systemClock,
  });
