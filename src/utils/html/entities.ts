/** HTML character references: all numeric ones, and the names that editors of campaign texts produce. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  // These six can disguise a scheme or a call: `java&Tab;script&colon;`.
  Tab: '\t',
  NewLine: '\n',
  colon: ':',
  sol: '/',
  lpar: '(',
  rpar: ')',
  yen: '¥',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  middot: '·',
  bull: '•',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  divide: '÷',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  larr: '←',
  rarr: '→',
  uarr: '↑',
  darr: '↓',
  sect: '§',
  para: '¶',
  permil: '‰',
  zwnj: '',
  zwj: '',
  shy: '',
  lrm: '',
  rlm: '',
};

const REFERENCE = /&(?:#(?:[xX]([0-9a-fA-F]{1,8})|([0-9]{1,10}))|([a-zA-Z]{2,8}));?/g;
const REPLACEMENT = '\ufffd';

/** Decodes once: `&amp;lt;` becomes the text `&lt;`. Unknown names stay unchanged. Never throws. */
export function decodeEntities(text: string): string {
  if (text.indexOf('&') < 0) return text;
  return text.replace(REFERENCE, (whole: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) {
      return Object.prototype.hasOwnProperty.call(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    }
    return fromCodePoint(hex !== undefined ? parseInt(hex, 16) : parseInt(decimal ?? '', 10));
  });
}

function fromCodePoint(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  if (!(code > 0 && code <= 0x10ffff) || isSurrogate) return REPLACEMENT;
  return String.fromCodePoint(code);
}
