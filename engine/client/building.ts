import type { BuildState, EnginePackage, EngineTarget } from '../contract';
import { make } from './dom';
import type { EngineSettings } from './settings';

const PERIOD_MS = 1000;
const NAMES: Readonly<Record<EngineTarget, string>> = { weapp: '微信小程序包', alipay: '支付宝小程序包' };

interface Words {
  readonly title: string;
  readonly text: string;
  /** The end of a failed build's output. */
  readonly output?: string;
  /** 0 to 100; undefined: no bar. */
  readonly percent?: number;
  readonly button?: string;
}

const opensItself = '好了会自己打开。';

/** Texts of a phone's screen whose package is missing; null: the sandbox does not respond. */
function textsFor(target: EngineTarget, build: BuildState | null): Words {
  const name = NAMES[target];
  if (build === null) return { title: '沙箱没有应答', text: '它回来以后会自己继续。' };
  const command = `运行 npm run build:${target}，${opensItself}`;
  switch (build.state) {
    case 'building': {
      const seconds = `${Math.floor(build.elapsedMs / 1000)} 秒`;
      return {
        title: `正在构建${name}`,
        text: build.step === '' ? seconds : `${seconds} · ${build.step} ${build.percent}%`,
        percent: build.percent,
      };
    }
    case 'failed':
      return {
        title: `${name}构建失败`,
        text: build.canBuild ? 'H5 不受影响。改好以后再试一次：' : command,
        output: build.message,
        ...(build.canBuild ? { button: '再试一次' } : {}),
      };
    case 'waiting':
      return { title: `${name}在排队`, text: `前一个构建好就轮到它，${opensItself}` };
    case 'missing':
      return {
        title: `还没有${name}`,
        text: build.canBuild ? '构建好了会自己打开。' : command,
        ...(build.canBuild ? { button: '现在构建' } : {}),
      };
    case 'ready':
      return { title: `正在打开${name}`, text: '' };
  }
}

/**
 * The screen of a phone whose package is missing. Its elements are reused, so that a tap and the focus are not lost.
 */
class WaitingScreen {
  readonly element: HTMLElement;
  private readonly title = make('h1', '');
  private readonly bar = make('progress', 'engine-wait-bar');
  private readonly text = make('p', '');
  private readonly output = make('pre', '');
  private readonly button = make('button', '');

  constructor(
    private readonly target: EngineTarget,
    theme: EngineSettings['theme'],
    onAsk: () => void,
  ) {
    this.title.role = 'status';
    this.bar.max = 100;
    this.bar.ariaLabel = '构建进度';
    this.output.tabIndex = 0;
    this.output.ariaLabel = '构建输出的结尾';
    this.button.type = 'button';
    this.button.addEventListener('click', onAsk);
    this.element = make('main', 'engine-wait', this.title, this.bar, this.text, this.output, this.button);
    const isDark = theme === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
    this.element.dataset.theme = isDark ? 'dark' : 'light';
    document.body.append(this.element);
  }

  show(build: BuildState | null): void {
    const { title, text, output, percent, button } = textsFor(this.target, build);
    // A status is announced when it changes.
    if (this.title.textContent !== title) this.title.textContent = title;
    this.text.textContent = text;
    this.output.hidden = output === undefined;
    // Setting it again would lose the user's selection and scroll position.
    if (this.output.textContent !== (output ?? '')) this.output.textContent = output ?? '';
    this.bar.hidden = percent === undefined;
    this.bar.value = percent ?? 0;
    this.button.hidden = button === undefined;
    this.button.textContent = button ?? '';
    // The lab scales phones down, and repeats the text below them at full size.
    const parent = window.parent === window ? null : window.parent;
    parent?.postMessage(
      { type: 'lab-build', text: percent === undefined ? title : `${title} · ${text}` },
      location.origin,
    );
  }
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

/** Null: the sandbox does not respond. */
async function askState(target: EngineTarget): Promise<BuildState | null> {
  try {
    const response = await fetch(`/__sandbox/engine/${target}/build`);
    // Our own server, same build.
    return response.ok ? ((await response.json()) as BuildState) : null;
  } catch {
    return null;
  }
}

async function askFor(target: EngineTarget): Promise<void> {
  // The next state request shows whether it was received.
  await fetch(`/__sandbox/engine/${target}/build`, { method: 'POST' }).catch(() => undefined);
}

/** The package, or its build state. @throws the server's message about a package that it cannot read */
async function fetchPackage(target: EngineTarget): Promise<EnginePackage | BuildState> {
  const response = await fetch(`/__sandbox/engine/${target}/package.json`);
  const body: unknown = await response.json();
  // Our own server, same build; the only place where its response is cast to its type.
  if (response.status === 202) return body as BuildState;
  if (response.ok) return body as EnginePackage;
  throw new Error(
    typeof body === 'object' && body !== null && 'message' in body
      ? String(body.message)
      : `HTTP ${response.status}`,
  );
}

/**
 * The package, as soon as it is built; meanwhile the screen shows the progress. The package is requested, so it is
 * built next.
 */
export async function waitForPackage({
  target,
  theme,
}: Pick<EngineSettings, 'target' | 'theme'>): Promise<EnginePackage> {
  let found = await fetchPackage(target);
  if ('appJson' in found) return found;
  const screen = new WaitingScreen(target, theme, () => {
    void askFor(target).then(async () => screen.show(await askState(target)));
  });
  screen.show(found);
  if (found.state === 'waiting') await askFor(target);
  for (;;) {
    await wait(PERIOD_MS);
    const build = await askState(target);
    screen.show(build);
    if (build?.state !== 'ready') continue;
    found = await fetchPackage(target);
    if (!('appJson' in found)) continue;
    screen.element.remove();
    return found;
  }
}
