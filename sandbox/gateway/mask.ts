import { createHmac, randomBytes } from 'node:crypto';
import { isObject, type Json } from '../core/contract/json';
import type { Shape } from '../core/contract/shape';

/**
 * Fields with something about a person: who it is, where, and how to reach them. Their texts keep length and kind of
 * characters only. `name` and `title` are people's in some calls and goods' in others: masked everywhere.
 */
const PERSONAL = new RegExp(
  [
    'mobile|phone|^tel|e?mail(?!tm|againtm)|idlast4|idcard|idno|identity',
    '^name$|(?:real|payee|friend|giver|inviter|owner|sharer|sender|receiver|courier|company|user|nick|contact|pick)name$|nickname',
    'address|^(?:province|city|district|area|town|street|place|house|detail)$|(?:sender|receiver|from|to|default)(?:province|city|district|area)$',
    'longitude|latitude|clientip|fc_ip|cabinetname',
    'taxno|^bank(?:account|name)$|cardno',
    '^(?:text|content|remark|note|reply|addition|message|contenttext)$|^lasttext$',
    'ownerimg|avatar|pictureurls',
  ].join('|'),
  'i',
);

/**
 * Fields that prove or identify something of an account. Each value gets another one of the same form, the same one
 * everywhere: a list keeps as many different ids as it had.
 */
const SECRET = new RegExp(
  [
    'token|ticket|secret|nonce|authori[sz]ation|cookie|password|signature|^sign$|paysign|^key$|keyorder|gwencryptparam',
    '^(?:request|op|login|phone|smsverify|verify|pickup|pick|share|invite|ownshare|owninvite|buy|sms)code$',
    '(?:order|trade|pay|withdraw|invoice|request|submit|waybill|express|feedback|inquiry|of)(?:request|submit)?nos?$|invoicenumber|waybilltail',
    '(?:user|record|parcel|head|operation|recieve|receive|open|union|account|member|request)id$|^sliderrandstr$|^package$',
  ].join('|'),
  'i',
);

/** Patterns of personal data and secrets in other texts. */
const PATTERNS: readonly RegExp[] = [
  // Phone numbers, also with separators or already shortened (139****0002).
  /(?<!\d)(?:\+?86[- ]?)?1[3-9]\d[- ]?[\d*]{4}[- ]?\d{4}(?!\d)/g,
  // Identity cards, and any other long number: bank cards, waybills.
  /(?<![\dA-Za-z])\d{14,18}[\dXx](?![\dA-Za-z])/g,
  /(?<!\d)\d{11,}(?!\d)/g,
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})+/g,
  // A street with a number, a flat.
  /[\u4e00-\u9fff]{1,20}(?:路|街|道|巷|弄|村|里|苑|园|小区|大厦|广场|花园)[^，。；,;\s]{0,20}?\d+[^，。；,;\s]{0,20}/g,
  /\d+(?:号楼|栋|幢|单元|室|号)[^，。；,;\s]{0,20}/g,
  // Tokens: long, with letters and digits in one piece; a file's name ends in a dot and a few letters.
  /(?<![\w.-])(?=[A-Za-z_~+=-]{0,200}\d)(?=[\d_~+=-]{0,200}[A-Za-z])[A-Za-z0-9_~+=-]{20,}(?:\.[A-Za-z0-9_~+=-]{8,})*(?!\.?\w)/g,
];

const QUERY_VALUE = /([?&#][^=&#?\s]{1,64}=)([^&#\s"'<>]+)/g;
/** A query value that cannot be a secret: a short word, number or code. */
const HARMLESS_VALUE = /^(?:\d{1,6}|[A-Za-z_-]{1,12})$/;
/** Server of an address, or the first slash of a path: a picture stays an address. */
const ADDRESS_START = /^(?:https?:)?\/\/[^/?#]*\/|^\//;
const FIELD_NAME = /^[A-Za-z_$][\w$-]{0,47}$/;

/**
 * Removes personal data and secrets from what is written to disk or listed. What the contract does not name is masked
 * whole, since nobody knows what it is. The key of the replaced ids exists in this process only.
 */
export class Masker {
  constructor(private readonly key: Buffer = randomBytes(32)) {}

  /** @param shape what the contract says about the value; null: nothing */
  value(value: unknown, shape: Shape | null, name = ''): unknown {
    if (typeof value === 'string') return this.text(value, shape, name);
    if (typeof value === 'number')
      return isHidden(shape, name) || isPersonalNumber(value) ? blankNumber(value) : value;
    if (Array.isArray(value)) {
      const item = shape?.item ?? null;
      return value.map((each: unknown) => this.value(each, item, name));
    }
    return isObject(value) ? this.object(value, shape, name) : value;
  }

  private object(value: Json, shape: Shape | null, name: string): Json {
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const known = shape?.fields.get(key);
        const inner = known ?? shape?.others ?? null;
        // Within a field that is masked as a whole, every field is.
        const masksAll = isHidden(shape, name) && shape?.fields.size === 0;
        return [
          known === undefined ? this.fieldName(key) : key,
          this.value(
            each,
            masksAll ? null : inner,
            key === 'title' && isTaxpayer(shape) ? 'companyName' : key,
          ),
        ];
      }),
    );
  }

  private text(text: string, shape: Shape | null, name: string): string {
    if (shape !== null && shape.values.includes(text)) return text;
    const [start = ''] = ADDRESS_START.exec(text) ?? [];
    if (PERSONAL.test(name))
      return start === '' ? blank(text) : start + this.substitute(text.slice(start.length));
    if (shape === null || SECRET.test(name)) return this.substitute(text);
    return this.freeText(text);
  }

  /** A text that may contain something personal: addresses keep their path, texts their other words. */
  freeText(text: string): string {
    const plain = text.replace(QUERY_VALUE, (_whole, start: string, value: string) =>
      HARMLESS_VALUE.test(value) && !SECRET.test(start.slice(1, -1)) && !PERSONAL.test(start.slice(1, -1))
        ? start + value
        : start + this.substitute(value),
    );
    return PATTERNS.reduce((masked, pattern) => masked.replace(pattern, blank), plain);
  }

  /** A field name that the contract does not know may itself be data: the key of a map. */
  fieldName(name: string): string {
    const isName = FIELD_NAME.test(name) && this.freeText(name) === name;
    return isName || /^\d{1,4}$/.test(name) ? name : this.substitute(name);
  }

  /** A place in a response: `data.content[].title`. */
  place(where: string): string {
    return where
      .split(/(\.|\[\]| )/)
      .map((part) => (/^(?:\.|\[\]| |)$/.test(part) ? part : this.fieldName(part)))
      .join('');
  }

  /** Another text of the same form, always the same for the same text. */
  private substitute(text: string): string {
    const noise = this.noise(text);
    const masked = changed(text, (index) => noise[index % noise.length] ?? 0);
    // By chance a short one is what it was.
    return masked === text ? changed(text, (index) => (noise[index % noise.length] ?? 0) + 1) : masked;
  }

  private noise(text: string): Buffer {
    return createHmac('sha512', this.key).update(text).digest();
  }
}

const isHidden = (shape: Shape | null, name: string): boolean =>
  shape === null || PERSONAL.test(name) || SECRET.test(name);

/** A phone number as a number; epoch milliseconds have 13 digits and stay. */
const isPersonalNumber = (value: number): boolean => /^1[3-9]\d{9}$|^\d{14,}$/.test(String(Math.abs(value)));

/** Titles of invoices are names. */
const isTaxpayer = (shape: Shape | null): boolean => shape?.fields.has('taxNo') === true;

/** Digits become 0, a leading 1 stays (phone numbers must begin with it); letters a and A, other characters 某. */
const blank = (text: string): string =>
  [...text].map((char, index) => (index === 0 && char === '1' ? '1' : replaced(char, 0))).join('');

function blankNumber(value: number): number {
  const masked = Number(blank(String(Math.abs(value))));
  return Number.isFinite(masked) ? Math.sign(value) * masked : 0;
}

const changed = (text: string, noiseAt: (index: number) => number): string =>
  [...text].map((char, index) => replaced(char, noiseAt(index))).join('');

/** Punctuation stays: it makes the form. */
function replaced(char: string, noise: number): string {
  if (/\d/.test(char)) return String(noise % 10);
  if (/[a-f]/.test(char)) return 'abcdef'.charAt(noise % 6);
  if (/[A-F]/.test(char)) return 'ABCDEF'.charAt(noise % 6);
  if (/[a-z]/.test(char)) return String.fromCharCode(97 + (noise % 26));
  if (/[A-Z]/.test(char)) return String.fromCharCode(65 + (noise % 26));
  return char.charCodeAt(0) < 128 ? char : '某';
}
