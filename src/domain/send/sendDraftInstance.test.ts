/** @jest-environment jsdom */
import { session, startSession } from '@/session';
import { logOut } from '@/session/appLogOut';
import { EMPTY_FORM } from './draftForm';
import { sendDraft } from './sendDraftInstance';
import { ANNA } from './testing/contacts';

jest.mock('@/platform/navigation', () => ({
  navigation: {
    pathForm: 'h5',
    currentPath: () => '/send',
    currentQuery: () => ({}),
    takeToken: () => null,
    dropFromAddress: () => undefined,
  },
}));
jest.mock('@/session/login/logOutApi', () => ({ prepareLogOut: () => Promise.reject(new Error('away')) }));

const stored = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

it('follows the account: kept at login, dropped on a switch, with or without a send page', async () => {
  localStorage.setItem('pc:sendDraft', JSON.stringify({ v: ANNA.name }));
  const stop = startSession(() => false);
  expect(stored()).not.toContain(ANNA.name);
  sendDraft().setContact('SENDER', ANNA);
  session.logIn({ token: 'T', loginType: 'sms', number: '13912345678' });
  expect(sendDraft().form.sender).toEqual(ANNA);
  sendDraft().setRemark('轻放');

  session.logIn({ token: 'T2', loginType: 'other' });
  expect(sendDraft().form).toEqual(EMPTY_FORM);
  expect(stored()).not.toMatch(/draft/);

  sendDraft().setContact('SENDER', ANNA);
  await logOut();
  expect(sendDraft().form).toEqual(EMPTY_FORM);
  expect(stored()).not.toContain(ANNA.name);
  stop();
});
