/** With jest's fake timers: the promise resolves with `kind` after `limitMs` and not before, and leaves no timer. */
export async function expectEnding(
  begin: () => Promise<{ readonly kind: string }>,
  limitMs: number,
  kind: string,
): Promise<void> {
  const ended = jest.fn();
  void begin().then((outcome) => void ended(outcome.kind));
  await jest.advanceTimersByTimeAsync(limitMs - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(kind);
  expect(jest.getTimerCount()).toBe(0);
}
