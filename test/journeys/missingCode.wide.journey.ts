/**
 * Code that does not arrive, or too late (product §1.8 "Page chunk loading"): the app's first files, a page's, a
 * dialog's.
 */
import type { Page, Request } from 'playwright-core';
import { eventually, journey, type Visitor } from '../harness';
import { wide } from '../harness/wide';
import { dialog, dismiss, loginDialog } from './steps';
import { openWeekly, session } from './weeklySteps';

const { visit } = journey();

const home = (page: Page) => page.getByText('寄件领券更划算').last();

/** Breaks the next `times` requests for files of this kind; returns how many were broken so far. */
async function breakChunk(visitor: Visitor, file: RegExp, times: number): Promise<() => number> {
  let broken = 0;
  visitor.expectProblems(/request failed: GET \S+\.(js|css) net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  await visitor.context.route(file, (route) => {
    if (broken >= times) return route.continue();
    broken += 1;
    return route.abort('failed');
  });
  return () => broken;
}

/** File names of the build's parts, by what the page requests: learned once, by opening everything without faults. */
async function learnChunks(): Promise<
  Readonly<Record<'page' | 'rules' | 'login', { js: RegExp; css: RegExp }>>
> {
  const visitor = await visit();
  const { page } = visitor;
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(js|css)\//.test(pathname)) asked.push(pathname);
  });
  const named = (all: readonly string[], kind: 'js' | 'css'): RegExp => {
    const found = all.find((path) => path.startsWith(`/${kind}/`));
    if (found === undefined) throw new Error(`no ${kind} chunk among ${all.join(', ')}`);
    return new RegExp(found.replace(/\./g, '\\.'));
  };
  const pair = (all: readonly string[]) => ({ js: named(all, 'js'), css: named(all, 'css') });
  // The home page has the app's own files; those that the campaign adds belong to its page.
  await visitor.open('/');
  await home(page).waitFor();
  const first = new Set(asked);
  asked = [];
  await visitor.open('/receiveCoupon/RC-FINISHED');
  await dialog(page, '抱歉，活动已结束').waitFor();
  const own = asked
    .filter((path) => !first.has(path) && !/\/js\/.*/.test(path))
    .concat(
      await pageScripts(
        page,
        asked.filter((path) => !first.has(path) && path.startsWith('/js/')),
      ),
    );
  await dismiss(dialog(page, '抱歉，活动已结束'));
  asked = [];
  await page.getByRole('button', { name: '活动规则' }).click();
  await dialog(page, '活动规则').waitFor();
  const rules = asked;
  asked = [];
  await visitor.open('/receiveCoupon/RC-OPEN');
  await loginDialog(page).waitFor();
  const login = asked.filter((path) => !first.has(path) && !own.includes(path));
  const loginStyle = login.filter((path) => path.startsWith('/css/'));
  const id = /\/css\/(\d+)\./.exec(loginStyle[0] ?? '')?.[1] ?? 'none';
  return {
    page: pair(own),
    rules: pair(rules),
    login: pair([...loginStyle, ...login.filter((path) => path.startsWith(`/js/${id}.`))]),
  };
}

/** Of the scripts, the one with the same chunk id as the page's style sheet. */
async function pageScripts(page: Page, scripts: readonly string[]): Promise<string[]> {
  const ids = await page.evaluate(() =>
    Array.from(document.querySelectorAll('link[rel=stylesheet]')).map(
      (link) => /\/css\/(\d+)\./.exec(link.getAttribute('href') ?? '')?.[1] ?? '',
    ),
  );
  return scripts.filter((path) => ids.some((id) => id !== '' && path.startsWith(`/js/${id}.`)));
}

/** The HTML's script fetches no page ahead, whose failure would count besides the router's. */
const withoutPagesAhead = ({ context }: Visitor): Promise<unknown> =>
  context.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const html = (await response.text()).replace(/data-pages="[^"]*"/, 'data-pages=""');
      return route.fulfill({ response, body: html });
    },
  );

describe('code that does not arrive', () => {
  let chunks: Awaited<ReturnType<typeof learnChunks>> | null = null;
  const fileOf = async (part: 'page' | 'rules' | 'login', kind: 'js' | 'css'): Promise<RegExp> => {
    chunks ??= await learnChunks();
    return chunks[part][kind];
  };
  const retry = (page: Page) => page.getByRole('button', { name: '重试' });
  const cases = (['page', 'rules', 'login'] as const).flatMap((part) =>
    (['js', 'css'] as const).map((kind) => [part, kind] as const),
  );

  /** Up to the moment when the part is needed; returns the dialog that proves that it is there. */
  async function need(visitor: Visitor, part: 'page' | 'rules' | 'login') {
    const { page } = visitor;
    await withoutPagesAhead(visitor);
    if (part === 'login') {
      await visitor.open('/receiveCoupon/RC-OPEN');
      return loginDialog(page);
    }
    await visitor.open('/receiveCoupon/RC-FINISHED');
    const ended = dialog(page, '抱歉，活动已结束');
    if (part === 'page') return ended;
    await dismiss(ended);
    await page.getByRole('button', { name: '活动规则' }).click();
    return dialog(page, '活动规则');
  }

  wide.each(cases)('%s, %s: once, the user notices nothing', async (part, kind) => {
    const file = await fileOf(part, kind);
    const visitor = await visit();
    const broken = await breakChunk(visitor, file, 1);
    const shown = await need(visitor, part);
    await shown.waitFor();
    expect(broken()).toBe(1);
    expect(await retry(visitor.page).count()).toBe(0);
  });

  wide.each(cases)('%s, %s: twice, an error state with a way to continue', async (part, kind) => {
    const file = await fileOf(part, kind);
    const visitor = await visit();
    const broken = await breakChunk(visitor, file, 2);
    const shown = await need(visitor, part);
    await retry(visitor.page).waitFor();
    expect(await visitor.page.textContent('body')).toContain('页面加载失败');
    await retry(visitor.page).click();
    await shown.waitFor();
    expect(broken()).toBe(2);
    expect(await retry(visitor.page).count()).toBe(0);
  });

  wide('and again after 重试: the retry is offered again', async () => {
    const file = await fileOf('page', 'js');
    const visitor = await visit();
    await breakChunk(visitor, file, 4);
    const shown = await need(visitor, 'page');
    await retry(visitor.page).click();
    await retry(visitor.page).click();
    await shown.waitFor();
  });
});

describe('code that arrives after the user has left', () => {
  test('going back while the next page is loading keeps the previous page', async () => {
    const visitor = await visit();
    const { page } = visitor;
    await visitor.open('/');
    await home(page).waitFor();
    const held: { readonly request: Request; readonly release: () => void }[] = [];
    let isHeldBack = true;
    await visitor.context.route(/\/js\//, async (route) => {
      const request = route.request();
      if (isHeldBack) await new Promise<void>((release) => held.push({ request, release }));
      await route.continue();
    });
    await page.getByText('寄件比价').click();
    await page.waitForURL((url) => url.pathname !== '/');
    await eventually(
      'the page’s code being asked for',
      () => Promise.resolve(held.length),
      (asked) => asked > 0,
    );
    await page.goBack();
    isHeldBack = false;
    for (const { release } of held) release();
    for (const { request } of held) await (await request.response())?.finished();
    await home(page).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    // The code has loaded now: the same tap opens the page.
    await page.getByText('寄件比价').click();
    await page.getByText('填好寄件信息，看看哪家更便宜、更快').waitFor();
    await page.goBack();
    await home(page).waitFor();
  });
});

describe('the app’s own files', () => {
  const FILES = {
    'style sheet': /\/css\/app\./,
    'small script': /\/js\/base\./,
    'large script': /\/js\/app\./,
  };
  const PLACES = {
    'home page': { open: (visitor: Visitor) => visitor.open('/'), shown: home },
    'weekly page': {
      open: (visitor: Visitor) => openWeekly(visitor, 'FRI-MIN'),
      shown: (page: Page) => session(page, '全天场'),
    },
  };
  const cases = Object.entries(PLACES).flatMap(([place, steps]) =>
    Object.entries(FILES).map(([file, pattern]) => ({ place, file, pattern, ...steps })),
  );
  const failure = (page: Page) => page.getByRole('alert').filter({ hasText: '页面加载失败' });
  /** Without the app's style sheet the browser's default margin surrounds everything. */
  const margin = (page: Page) => page.evaluate(() => getComputedStyle(document.body).margin);

  wide(
    'the weekly page’s own script, requested before the app has loaded: when lost, the app requests it again',
    async () => {
      const visitor = await visit();
      const html = await (await visitor.context.request.get('/')).text();
      const file = /\/fcfriday [^;"]*?(\/js\/\S+?\.js)/.exec(html)?.[1] ?? 'none';
      expect(file).toMatch(/^\/js\/\w+\.\w+\.js$/);
      const broken = await breakChunk(visitor, new RegExp(file.replace(/\./g, '\\.')), 1);
      const isAsked = visitor.page.waitForRequest((request) => request.url().endsWith(file));
      await visitor.context.route(/\/js\/app\./, async (route) => {
        await isAsked;
        await route.continue();
      });
      await openWeekly(visitor, 'FRI-MIN');
      await session(visitor.page, '全天场').waitFor();
      expect(broken()).toBe(1);
      expect(await failure(visitor.page).count()).toBe(0);
    },
  );

  test('files that the HTML names without fetching them: the weekly page’s response and picture come first on a slow connection', async () => {
    const { context } = await visit();
    const html = await (await context.request.get('/')).text();
    const tags = html.match(/<(script|link)\b[^>]*>/g) ?? [];
    expect(tags.filter((tag) => /\ssrc=|stylesheet|preload/.test(tag))).toEqual([]);
    expect(
      tags.filter((tag) => tag.includes('data-app=')).map((tag) => tag.replace(/\.[0-9a-f]+\./g, '.')),
    ).toEqual([expect.stringContaining('data-app="/css/app.css /js/base.js /js/app.js" data-pages="/ /')]);
  });

  wide.each(cases)('$place, $file: once, the user notices nothing', async ({ pattern, open, shown }) => {
    const visitor = await visit();
    const { page } = visitor;
    const broken = await breakChunk(visitor, pattern, 1);
    await open(visitor);
    await shown(page).waitFor();
    expect(broken()).toBe(1);
    expect(await margin(page)).toBe('0px');
    expect(await failure(page).count()).toBe(0);
  });

  /** Answers the first `times` requests for the file with 200 and other content. */
  async function swap(visitor: Visitor, file: RegExp, times: number, what: 'portal' | 'half'): Promise<void> {
    let left = times;
    // Errors of a half script, and of a page that is no script, while they are parsed.
    visitor.expectProblems(/^page error: (SyntaxError.*)?$|MIME type|request failed/);
    await visitor.context.route(file, async (route) => {
      if (left === 0) return route.continue();
      left -= 1;
      if (what === 'portal')
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>WiFi' });
      const response = await route.fetch();
      const text = await response.text();
      return route.fulfill({ response, body: text.slice(0, text.length / 2) });
    });
  }

  const others = Object.entries(FILES).flatMap(([file, pattern]) =>
    (['portal', 'half'] as const).map((what) => ({ file, pattern, what })),
  );

  test.each(others)('$file, $what instead of it: once, without a message', async ({ pattern, what }) => {
    const visitor = await visit();
    await swap(visitor, pattern, 1, what);
    await visitor.open('/');
    await home(visitor.page).waitFor();
    expect(await margin(visitor.page)).toBe('0px');
    expect(await failure(visitor.page).count()).toBe(0);
  });

  test.each(others)(
    '$file, $what instead of it: twice, a sentence and a next step',
    async ({ pattern, what }) => {
      const visitor = await visit();
      await swap(visitor, pattern, 2, what);
      await visitor.open('/');
      await failure(visitor.page).getByRole('button', { name: '重试' }).click();
      await home(visitor.page).waitFor();
      expect(await margin(visitor.page)).toBe('0px');
    },
  );

  wide.each(cases)(
    '$place, $file: twice, a message and a way to continue',
    async ({ pattern, open, shown }) => {
      const visitor = await visit();
      const { page } = visitor;
      const broken = await breakChunk(visitor, pattern, 2);
      await open(visitor);
      await failure(page).getByRole('button', { name: '重试' }).click();
      await shown(page).waitFor();
      expect(broken()).toBe(2);
      expect(await margin(page)).toBe('0px');
      expect(await failure(page).count()).toBe(0);
    },
  );
});
