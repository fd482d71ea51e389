import type { FastifyInstance } from 'fastify';
import {
  constants,
  createCipheriv,
  createHash,
  createPublicKey,
  publicEncrypt,
  randomBytes,
} from 'node:crypto';
import path from 'node:path';
import { createSandbox } from '../../sandbox/server';

export const ACTIVITY = 'activity/marketing/common/activity';
export const INCENTIVE = 'activity/incentive/activity';
export const AGGREGATION = 'activity/marketingEntrance/aggregationEntrance';
export const SMS = 'consumer/v1/unifiedSmsCode';

export const startSandbox = (distDir = path.join(__dirname, 'no-build')): Promise<FastifyInstance> =>
  createSandbox({ distDir, seed: 7 });

type Json = Readonly<Record<string, unknown>>;
export interface GatewayAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Envelope; `{}` when the response is not a JSON object. */
  readonly body: Json;
  /** `data` of the envelope; `{}` when it is not an object. */
  readonly data: Json;
}

const objectOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // tests of broken responses read `text`
  }
}

export interface PostOptions {
  readonly form?: boolean;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly prefix?: string;
}

/** Posts to the gateway as a correct client does. */
export async function post(
  app: FastifyInstance,
  call: string,
  body: Json | undefined,
  options: PostOptions = {},
): Promise<GatewayAnswer> {
  const { form = false, token, headers = {}, prefix = '/wxgw' } = options;
  const response = await app.inject({
    method: 'POST',
    url: `${prefix}/${call}`,
    headers: {
      'original-path': '/receiveCoupon/RC-OPEN',
      ...(token === undefined ? {} : { authorization: token, 'original-channel': 'unifylogin' }),
      ...(body === undefined
        ? {}
        : { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...headers,
    },
    ...(body === undefined
      ? {}
      : {
          payload: form
            ? new URLSearchParams(
                Object.entries(body).map(([name, value]) => [name, String(value)]),
              ).toString()
            : JSON.stringify(body),
        }),
  });
  const envelope = objectOf(parse(response.body));
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: envelope,
    data: objectOf(envelope.data),
  };
}

/** Sends a GET to the gateway as a correct client does. */
export async function get(
  app: FastifyInstance,
  call: string,
  query: Readonly<Record<string, string>>,
  token?: string,
): Promise<GatewayAnswer> {
  const response = await app.inject({
    url: `/wxgw/${call}?${new URLSearchParams(query).toString()}`,
    headers: {
      'original-path': '/invoiceHome',
      ...(token === undefined ? {} : { authorization: token, 'original-channel': 'unifylogin' }),
    },
  });
  const envelope = objectOf(parse(response.body));
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: envelope,
    data: objectOf(envelope.data),
  };
}

/** Control call under `/__sandbox/`. */
export async function control(app: FastifyInstance, name: string, payload: Json = {}): Promise<void> {
  const response = await app.inject({ method: 'POST', url: `/__sandbox/${name}`, payload });
  if (response.statusCode !== 200) throw new Error(`${name}: ${response.body}`);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Sets the server's clock to an hour of a Beijing day, counted from tomorrow's midnight. The days are fixed once, here:
 * a real midnight in the middle of a test moves none of them.
 */
export function beijingDays(app: FastifyInstance): (day: number, hours: number) => Promise<void> {
  const startMs = Math.ceil((Date.now() + 8 * HOUR_MS) / DAY_MS) * DAY_MS - 8 * HOUR_MS;
  return (day, hours) =>
    control(app, 'clock', { offsetMs: startMs + day * DAY_MS + hours * HOUR_MS - Date.now() });
}

export const newOpCode = (): string => randomBytes(16).toString('hex');

/** Signature as the contract's prose describes it, implemented a second time from that prose alone. */
function sign(preCheck: Json, mobile: string, opCode: string, requestCode: unknown): string {
  const parts = new Map(
    (preCheck.keyParts as readonly { readonly id: string; readonly value: string }[]).map(({ id, value }) => [
      id,
      value,
    ]),
  );
  const base64 = String(preCheck.keyOrder)
    .split(',')
    .map((id) => parts.get(id) ?? '')
    .join('')
    .replace(/-/g, '+')
    .replace(/_/g, '/')
    .replace(/\./g, '=');
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  const digest = createHash('md5')
    .update(
      `${mobile}86${opCode}GENERAL_LOGIN${String(requestCode)}${String(preCheck.timestamp)}${String(preCheck.clientIp)}`,
    )
    .digest('hex');
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(digest))
    .toString('base64')
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '.');
}

export const preCheckBody = (mobile: string, opCode: string): Json => ({
  mobile,
  nationCode: 86,
  opCode,
  typeConst: 'GENERAL_LOGIN',
});

interface Attempt {
  readonly mobile: string;
  readonly opCode: string;
  readonly preCheck: Json;
}

export async function openAttempt(app: FastifyInstance, mobile: string): Promise<Attempt> {
  const opCode = newOpCode();
  const answer = await post(app, `${SMS}/preCheckMobile`, preCheckBody(mobile, opCode), { form: true });
  return { mobile, opCode, preCheck: answer.data };
}

export function sendCode(
  app: FastifyInstance,
  { mobile, opCode, preCheck }: Attempt,
  extra: Json = {},
): Promise<GatewayAnswer> {
  const body = {
    ...preCheckBody(mobile, opCode),
    sign: sign(preCheck, mobile, opCode, preCheck.requestCode),
    ...extra,
  };
  return post(app, `${SMS}/sendSmsCode`, body, { form: true });
}

export function checkCode(
  app: FastifyInstance,
  { mobile, opCode, preCheck }: Attempt,
  requestCode: unknown,
  smsVerifyCode = '123456',
): Promise<GatewayAnswer> {
  const body = {
    mobile,
    smsVerifyCode,
    typeConst: 'GENERAL_LOGIN',
    opCode,
    sign: sign(preCheck, mobile, opCode, requestCode),
  };
  return post(app, `${SMS}/checkSmsCode`, body, { form: true });
}

/** Proof of an SMS code sent to this number, valid once. */
export async function smsProofOf(app: FastifyInstance, mobile: string): Promise<unknown> {
  const attempt = await openAttempt(app, mobile);
  const sent = await sendCode(app, attempt);
  return (await checkCode(app, attempt, sent.data.requestCode)).body.data;
}

/** The whole login by SMS; returns the token. */
export async function login(app: FastifyInstance, mobile: string): Promise<string> {
  const verifyCodeToken = await smsProofOf(app, mobile);
  const answer = await post(
    app,
    'wechatAuth/loginByMobileCodeToken',
    { mobile, verifyCodeToken },
    { form: true },
  );
  return String(answer.headers.authorization);
}

/** A token without the login steps. */
export async function tokenOf(app: FastifyInstance, mobile: string | null): Promise<string> {
  const response = await app.inject({ method: 'POST', url: '/__sandbox/token', payload: { mobile } });
  return String(objectOf(parse(response.body)).token);
}

export const receiveBody = (code: string, client = 9): Json => ({ biz: 2, client, code, scene: 1 });

/** All picture addresses in a config. */
export function picturesIn(config: unknown): readonly string[] {
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'string' ? (/Img(Url)?$/.test(name) && value !== '' ? [value] : []) : picturesIn(value),
  );
}

/** `gwEncryptParam` as the contract describes it. */
export function encrypt(body: unknown, encryptToken: string): Json {
  const hash = createHash('md5').update(encryptToken).digest('hex');
  const cipher = createCipheriv('aes-128-cbc', Buffer.from(hash.slice(0, 16)), Buffer.from(hash.slice(16)));
  return {
    gwEncryptParam: Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()]).toString(
      'base64',
    ),
  };
}
