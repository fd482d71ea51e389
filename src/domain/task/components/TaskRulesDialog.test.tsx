import { act } from 'react';
import { testPlace } from '@/utils/testing/place';
import { alertRules } from '../appRulesAlert';
import { TaskRulesDialog } from './TaskRulesDialog';

jest.mock('../appRulesAlert');

const place = testPlace();
const isDialogOpen = (): boolean => place.element.querySelector('[role=dialog]') !== null;

/** Opens the rules in a place whose app answers as given. */
async function open(isAppFirst: boolean, isShownByApp: boolean) {
  const alert = jest.mocked(alertRules).mockReset().mockResolvedValue(isShownByApp);
  const onClose = jest.fn();
  await act(async () => {
    place.render(<TaskRulesDialog html="<p>每周一次</p>" isOpen isAppFirst={isAppFirst} onClose={onClose} />);
    await Promise.resolve();
  });
  return { appCalls: alert.mock.calls.length, closed: onClose.mock.calls.length };
}

it.each([
  ['the page shows them where the app is not asked', false, true, { appCalls: 0, closed: 0, isOpen: true }],
  ['the app shows them in its own alert', true, true, { appCalls: 1, closed: 1, isOpen: false }],
  ['the page shows them when the app cannot', true, false, { appCalls: 1, closed: 0, isOpen: true }],
])('%s', async (_name, isAppFirst, isShownByApp, { isOpen, ...expected }) => {
  expect(await open(isAppFirst, isShownByApp)).toEqual(expected);
  expect(isDialogOpen()).toBe(isOpen);
});
