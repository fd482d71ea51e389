/**
 * Every page's main state in Chromium with text 1.5 times as large (375 px), and in normal size at 320 px, on a tablet
 * and on a phone on its side: no text cut, shortened or covered, no controls on each other or past the screen, no
 * scrolling sideways.
 */
import { journey } from '../harness';
import { openState } from '../pages';
import { MAIN_STATES } from './everyPageSteps';
import { findingsAt, LARGE_PRINT, NORMAL } from './layoutChecks';

const { sandbox, visit } = journey();

/** By state and finding, each with its reason. The list may only shrink. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

const SCREENS = [
  { screen: 'large print', ...LARGE_PRINT },
  { screen: '320', width: 320, height: 568, times: 1 },
  { screen: '768', width: 768, height: 1024, times: 1 },
  { screen: 'landscape', width: 667, height: 375, times: 1 },
] as const;

test.each(MAIN_STATES)('$route: $state.name (wide)', async ({ route, state }) => {
  const visitor = await visit({ host: state.hosts?.[0] ?? 'plain', reducedMotion: true });
  const { page } = visitor;
  if (state.faults !== undefined) visitor.expectProblems(/^status 5\d\d: /);
  await openState(visitor, sandbox, route, state);
  if (state.faults === undefined) await page.waitForLoadState('networkidle');
  const normal = await findingsAt(page, NORMAL);
  // A title of any length may end in an ellipsis, but not because of the text size.
  const isFine = (finding: string, times: number): boolean =>
    finding.startsWith('shortened') ? times === 1 || normal.includes(finding) : finding.startsWith('orphan');
  const found = normal.filter((finding) => finding.startsWith('orphan'));
  for (const screen of SCREENS) {
    const findings = (await findingsAt(page, screen)).filter((finding) => !isFine(finding, screen.times));
    found.push(...findings.map((finding) => `${state.name}, ${screen.screen}: ${finding}`));
  }
  const listed = Object.keys(EXCEPTIONS).filter((exception) => exception.startsWith(`${state.name}, `));
  expect(found.toSorted()).toEqual(listed.toSorted());
});

test('each kind of fault is detected, and the text size is obeyed (wide)', async () => {
  const { page } = await visit();
  await page.setContent(`<meta name="viewport" content="width=device-width, initial-scale=1" />
  <body style="margin: 0; font: 20px/1.5 sans-serif"><div id="app">
    <div style="width: 90px; height: 32px; overflow: hidden">四个字的</div>
    <div style="width: 90px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap">省略号的</div>
    <button style="display: block; width: 90px; padding: 0; border: 0; font: inherit; white-space: nowrap">按钮的字</button>
    <div style="position: relative; height: 40px">
      <span style="position: absolute; left: 0">下面</span><span style="position: absolute; left: 45px">旁边</span>
    </div>
    <div style="position: relative; height: 60px">
      <a href="#a" style="position: absolute; left: 0">去看一看</a><a href="#b" style="position: absolute; left: 90px">去寄一寄</a>
    </div>
    <div style="position: relative; height: 60px">
      <span style="position: absolute; left: 0">盖住的字</span>
      <a href="#c" style="position: absolute; left: 90px; width: 90px; height: 40px; background: #eee"></a>
    </div>
    <div style="width: 375px; white-space: nowrap"><span style="padding-left: 280px">右边的字</span></div>
    <div style="width: 90px">四个字的一</div>
  </div></body>`);
  expect(await findingsAt(page, NORMAL)).toEqual(['orphan: 四个字的一']);
  const found = await findingsAt(page, SCREENS[0]);
  expect([...new Set(found.map((finding) => finding.split(':')[0]))].toSorted()).toEqual(
    [
      ...['cut text', 'shortened', 'text past its button', 'text on text', 'overlap', 'covered text'],
      ...['orphan', 'past the edge', 'sideways'],
    ].toSorted(),
  );
});
