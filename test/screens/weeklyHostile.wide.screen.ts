/** FRI-HOSTILE, and absurd responses: nothing runs, nothing leads away, the page is never blank. */
import { journey, type Visitor } from '../harness';
import { expectHarmless, watch, type Watch } from '../journeys/hostileSteps';
import { placeBar } from '../journeys/placeSteps';
import { anyAnswers } from '../journeys/weeklyFuzz';
import { answered, CALL, lookAgain, module, openWeekly } from '../journeys/weeklySteps';

const { sandbox, visit } = journey();

const OWN_PATH = /^\/fcFriday$/;

const watchVisit = (visitor: Visitor): Watch => watch(visitor, sandbox.origin);

/** How many responses in a row one open page gets. */
const ANSWERS = 40;

test(`${ANSWERS} made-up answers: never blank, nothing thrown, nothing opened`, async () => {
  const visitor = await visit();
  const { page } = visitor;
  const seen = watchVisit(visitor);
  await openWeekly(visitor, 'FRI-ALL');
  await module(page, 'tasks').waitFor();
  // The location call is over: from here on only the test makes the page refetch.
  await placeBar(page, '深圳市').waitFor();
  const [first] = await answered(sandbox, CALL.home, 2);
  const before = (await sandbox.requests(CALL.home)).length;
  let asked = before;
  const texts = new Set<string>();
  for (const [seed, body] of anyAnswers(first?.response, ANSWERS).entries()) {
    await sandbox.faults({ path: CALL.home, kind: 'malformed', body });
    const answer = page.waitForResponse((response) => response.url().endsWith(CALL.home));
    await lookAgain(page);
    await (await answer).finished();
    asked += 1;
    // Two frames: the response is rendered.
    const shown = await page.evaluate(
      () =>
        new Promise<{ text: string; boxes: number; isWide: boolean }>((resolve) => {
          const look = (): void =>
            resolve({
              text: document.body.innerText.trim(),
              boxes: document.querySelectorAll('#weekly-content > *').length,
              isWide: document.documentElement.scrollWidth > window.innerWidth,
            });
          // A browser that draws nothing gives no frame.
          setTimeout(look, 2_000);
          requestAnimationFrame(() => requestAnimationFrame(look));
        }),
    );
    texts.add(shown.text);
    expect([seed, shown.text !== '', shown.boxes > 0, shown.isWide]).toEqual([seed, true, true, false]);
  }
  expect((await sandbox.requests(CALL.home)).length).toBeGreaterThanOrEqual(asked);
  expect(texts.size).toBeGreaterThan(ANSWERS / 2); // they were read, not thrown away
  // The right response again, and everything is back.
  await lookAgain(page);
  await module(page, 'seckill').waitFor();
  await module(page, 'tasks').waitFor();
  await expectHarmless(visitor, seen, OWN_PATH);
});
