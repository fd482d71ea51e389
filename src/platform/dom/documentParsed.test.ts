/** @jest-environment jsdom */
import { documentParsed } from './documentParsed';

test('waits while the HTML is being parsed, and not after that', async () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const done = jest.fn();
  const waiting = documentParsed().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await waiting;
  for (const later of ['interactive', 'complete'] as const) {
    state.mockReturnValue(later);
    await documentParsed();
  }
});
