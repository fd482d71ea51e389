import type { LabPlace } from './page/places';

/** The app's answer to one bridge call, as its bridge object returns it. */
interface AppAnswer {
  readonly code: 0 | 1 | 404;
  readonly msg: string;
  readonly data: unknown;
}

/** The bridge object that the consumer app adds to its pages. */
interface AppBridge {
  invoke(method: string, paramsJson: string, callback: (answer: AppAnswer) => void): void;
}

/**
 * A consumer app for a frame of the lab: it is located at `place` (null: in Shenzhen), has location permission unless that
 * is `denied`, draws its own toast and shows its own address picker. Notifications are off until its settings were opened once.
 * Runs in the frame; must not refer to anything outside itself.
 */
export function createAppBridge(
  note: (method: string, paramsJson: string) => void,
  place: LabPlace,
): AppBridge {
  const STYLE = `
    :host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; font: 15px/1.5 system-ui, sans-serif; color: #1f2329 }
    .toast { position: absolute; left: 50%; top: 42%; max-width: 80%; transform: translateX(-50%); padding: 10px 18px; border-radius: 10px; background: #1f2329e6; color: #fff; white-space: pre-wrap }
    .sheet { position: absolute; inset: 0; display: flex; flex-direction: column; justify-content: flex-end; background: #0008; pointer-events: auto }
    .sheet section { display: grid; gap: 1px; border-radius: 16px 16px 0 0; overflow: hidden; background: #ebedf0 }
    .sheet h2, .sheet button { margin: 0; padding: 14px 16px; min-height: 48px; border: 0; background: #fff; font: inherit; color: inherit; text-align: center }
    .sheet h2 { min-height: 0; font-size: 13px; color: #5c6370 }`;
  const layer = (className: string): HTMLElement => {
    const host = document.createElement('div');
    const content = document.createElement('div');
    content.className = className;
    const root = host.attachShadow({ mode: 'open' });
    // The page's Content-Security-Policy blocks style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    root.append(content);
    document.documentElement.append(host);
    return content;
  };
  const remove = (content: HTMLElement): void => {
    const root = content.getRootNode();
    if (root instanceof ShadowRoot) root.host.remove();
  };

  let shownToast: HTMLElement | null = null;
  const toast = (text: string): void => {
    if (shownToast !== null) remove(shownToast);
    const content = layer('toast');
    content.setAttribute('role', 'status');
    content.textContent = text;
    shownToast = content;
    setTimeout(() => remove(content), 2000);
  };
  const SHENZHEN = { longitude: 113.95, latitude: 22.54 };
  const address = (city: string, district: string, detailAddress: string): object => ({
    province: city === '成都市' ? '四川省' : '广东省',
    city,
    district,
    detailAddress,
  });
  const ADDRESSES: readonly (readonly [label: string, data: unknown])[] = [
    ['深圳市南山区 · 高新南七道', { ...address('深圳市', '南山区', '高新南七道 12 号'), ...SHENZHEN }],
    [
      '成都市武侯区 · 天府大道',
      { ...address('成都市', '武侯区', '天府大道北段 18 号'), longitude: 104.06, latitude: 30.6 },
    ],
    ['没有坐标的地址', address('深圳市', '福田区', '深南大道 2007 号')],
    ['不选择，返回', null],
  ];
  const chooseAddress = (done: (data: unknown) => void): void => {
    const content = layer('sheet');
    const section = document.createElement('section');
    const title = document.createElement('h2');
    title.textContent = '选择地址（App 替身）';
    section.setAttribute('role', 'dialog');
    section.setAttribute('aria-label', title.textContent);
    section.append(title);
    for (const [label, data] of ADDRESSES) {
      const button = document.createElement('button');
      button.textContent = label;
      button.addEventListener('click', () => {
        remove(content);
        done(data);
      });
      section.append(button);
    }
    content.append(section);
    section.querySelector('button')?.focus();
  };

  let isNotified = false;
  const METHODS: Readonly<
    Record<string, (params: Readonly<Record<string, unknown>>, done: (data: unknown) => void) => void>
  > = {
    getLocation: (_params, done) => done(place ?? SHENZHEN),
    geoAuthorisation: (_params, done) => done({ isAuthorised: place !== 'denied' }),
    selectAddress: (_params, done) => chooseAddress(done),
    share: (_params, done) => {
      toast('App 打开了分享面板');
      done({ isShared: true });
    },
    openSetting: ({ target }, done) => {
      if (target === 'notification') isNotified = true;
      toast(`App 打开了系统设置（${String(target)}）`);
      done(null);
    },
    notificationEnabled: (_params, done) => done({ isEnabled: isNotified }),
    reportPageHeight: (_params, done) => done(null),
    jumpByScheme: ({ scheme }, done) => {
      toast(`App 跳转：${String(scheme)}`);
      done(null);
    },
    toast: ({ text }, done) => {
      toast(String(text));
      done(null);
    },
    closeWebview: (_params, done) => {
      toast('App 关闭了这个页面');
      done(null);
    },
    saveImage: (_params, done) => done({ isSaved: true }),
  };
  return {
    invoke(method, paramsJson, callback) {
      note(method, paramsJson);
      const answer = METHODS[method];
      setTimeout(() => {
        if (answer === undefined) callback({ code: 404, msg: 'no such method', data: null });
        else if (method === 'getLocation' && place === 'denied')
          callback({ code: 1, msg: 'denied', data: null });
        else
          answer(JSON.parse(paramsJson) as Readonly<Record<string, unknown>>, (data) =>
            callback({ code: 0, msg: '', data }),
          );
      }, 0);
    },
  };
}
