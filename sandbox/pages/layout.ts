/** Escapes text for HTML and SVG, including quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A phone number with its middle digits masked. */
export const masked = (mobile: string): string => `${mobile.slice(0, 3)}****${mobile.slice(7)}`;

/** Style sheet of every stand-in page, at /__sandbox/page.css. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--brand:#ff5a1f;--ink:#1f2329;--second:#5c6370;--line:#ebedf0;--page:#f5f6f8;--card:#fff;--good:#07814a}
@media (prefers-color-scheme:dark){:root{--ink:#f2f3f5;--second:#a7adb8;--line:#2c3038;--page:#111318;--card:#1b1e24;--good:#4fd1a0}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:16px/1.6 "PingFang SC","HarmonyOS Sans SC","Noto Sans CJK SC",system-ui,sans-serif}
main{max-width:480px;min-height:100vh;margin:0 auto;padding:24px 20px calc(32px + env(safe-area-inset-bottom));display:flex;flex-direction:column}
h1{font-size:22px;line-height:1.35;margin:16px 0 8px}h2{font-size:17px;margin:20px 0 4px}
p{margin:0 0 12px}.second{color:var(--second);font-size:14px}
.stand-in{align-self:flex-start;font-size:12px;color:var(--second);border:1px solid var(--line);border-radius:99px;padding:2px 10px}
.card{background:var(--card);border-radius:16px;padding:20px;margin:16px 0}
.mark{margin-top:16px;width:64px;height:64px;border-radius:18px;display:grid;place-items:center;font-size:28px;font-weight:700;color:#fff;background:linear-gradient(135deg,#ff8a3d,#ff4b2b)}
form{display:flex;flex-direction:column;gap:12px;margin-top:auto}
.card form{margin-top:0}
button,.button{font:inherit;font-weight:600;min-height:48px;border:0;border-radius:99px;padding:0 20px;display:grid;place-items:center;text-decoration:none;cursor:pointer;background:linear-gradient(90deg,#ff8a3d,#ff4b2b);background-color:#e64a12;color:#fff}
button.plain{background:var(--card);color:var(--ink);border:1px solid var(--line)}button.quiet{background:none;color:var(--second)}
button.green{background:#07814a}
button:focus-visible,.button:focus-visible,input:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
label{display:flex;flex-direction:column;gap:4px;font-size:14px;color:var(--second)}
input{font:inherit;font-size:17px;color:var(--ink);background:var(--page);border:1px solid var(--line);border-radius:12px;min-height:48px;padding:0 14px}
.check{flex-direction:row;align-items:center;gap:12px;min-height:48px;font-size:16px;color:var(--ink);cursor:pointer}
.check input{flex:none;width:22px;min-height:22px;height:22px;margin:0;accent-color:#e64a12}
.check small{display:block;font-size:13px;color:var(--second)}
.card h2{margin:0 0 12px}
#outcome{min-height:24px}.done{color:var(--good);font-size:14px;font-weight:600;margin:0}
[role=alert]{color:#d92d20;font-size:14px;margin:0}
dl{margin:0;display:grid;grid-template-columns:auto 1fr;gap:6px 16px;font-size:14px}dt{color:var(--second)}dd{margin:0;overflow-wrap:anywhere}
ul{padding-left:20px;margin:0 0 12px}
.picture{display:block;width:100%;height:auto;border-radius:12px}.picture+h2{margin-top:16px}
`;

/** A small stand-alone page. `body` is markup; the caller escapes whatever comes from outside. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><link rel="icon" href="data:,"><title>${escapeMarkup(title)}</title><link rel="stylesheet" href="/__sandbox/page.css"><script defer src="/__sandbox/page.js"></script></head><body><main>${body}</main></body></html>`;
}

/** Leads back to the page it was opened from. */
export const BACK_BUTTON = '<form><button type="button" class="plain" data-back>返回上一页</button></form>';

/** The parameters of the link; a token is never shown. */
export function queryCard(query: URLSearchParams): string {
  const rows = [...query].map(
    ([name, value]) =>
      `<dt>${escapeMarkup(name)}</dt><dd>${escapeMarkup(/token|authorization/i.test(name) ? '（已收到，不展示）' : value)}</dd>`,
  );
  return `<section class="card" aria-labelledby="query-title"><h2 id="query-title">链接带来的参数</h2>${rows.length > 0 ? `<dl>${rows.join('')}</dl>` : '<p class="second">没有参数</p>'}</section>`;
}
