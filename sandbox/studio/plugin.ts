import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { bundleClient } from '../../engine/bundle';
import type { Account } from '../account/accountTable';
import { handlerOf } from '../areas';
import { NotLoggedIn, type Answer, type GatewayTools } from '../core/call';
import { isObject, object, type Json } from '../core/contract/json';
import type { Contract } from '../core/contract/load';
import { parseJson } from '../core/contract/parseJson';
import { field, refuse } from '../core/fields';
import { editorPageHeaders } from '../headers';
import { answerSchemaOf } from './answerSchema';
import { campaignsOf, type Campaign } from './campaigns';
import { checkData } from './checkData';
import { isDraftCode, type Drafts } from './drafts';
import type { Breach } from './page/rules/breaches';
import { isListField, isModuleField } from './page/rules/modules';

interface StudioOptions {
  readonly contract: Contract;
  readonly tools: GatewayTools;
  readonly drafts: Drafts;
  /** The sandbox answers calls; false: they pass through to another gateway, which knows no drafts. */
  readonly isAnswering: boolean;
}

const ENTRY = path.join(__dirname, 'page', 'main.ts');
const STYLE = path.join(__dirname, 'page', 'studio.css');
const MAX_TEXT = 512 * 1024;
/** Text and original, each character in up to three bytes. */
const MAX_BODY = 8 * MAX_TEXT;
/** A page with every kind of module: its modules are the samples of the buttons. */
const SAMPLES = 'FRI-ALL';
const MAX_PICTURES = 150;
/** The reader of a campaign that requires a login: any number does. */
const READER = '13900000001';

const markup = (nonce: string): string => `<!doctype html>
<html lang="zh-CN" data-nonce="${nonce}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>活动编辑 · 设备实验室</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__sandbox/studio/client.css">
<body>
<noscript>活动编辑需要 JavaScript。</noscript>
<script src="/__sandbox/studio/client.js" defer></script>
`;

/** The studio at `/__sandbox/studio`: campaign answers are edited there, and phones open the drafts. */
export async function studioPlugin(
  app: FastifyInstance,
  { contract, tools, drafts, isAnswering }: StudioOptions,
): Promise<void> {
  const campaigns = campaignsOf(contract);
  const find = (code: unknown): Campaign | undefined => campaigns.find(({ link }) => link.code === code);

  /** What the gateway answers about the fixture: without login, unless the call requires one. */
  const answerOf = async (
    { operation, request }: Campaign,
    origin: string,
    city = '',
  ): Promise<{ readonly data: unknown; readonly msg: string; readonly request: Json }> => {
    const [shape] = [...operation.bodies.values()].map((body) => body.shape);
    const body = { ...request, ...(shape?.fields.has('city') === true ? { city } : {}) };
    const call = {
      body,
      query: {},
      clientIp: '127.0.0.1',
      origin,
      account: null,
      requestNo: null,
      token: null,
    };
    const ask = async (account: Account | null) => handlerOf(operation.id)?.({ ...call, account }, tools);
    let answer: Answer | undefined;
    try {
      answer = await ask(null);
    } catch (error) {
      if (!(error instanceof NotLoggedIn)) throw error;
      answer = await ask(await tools.store.accounts.accountOfPhone(READER));
    }
    return { data: answer?.body.data ?? null, msg: answer?.body.msg ?? '', request: body };
  };

  app.get('/__sandbox/studio', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return send(reply.headers(editorPageHeaders(nonce)), 'text/html; charset=utf-8', markup(nonce));
  });
  app.get('/__sandbox/studio/client.js', async (_request, reply) =>
    send(reply, 'text/javascript; charset=utf-8', (await bundleClient(ENTRY, STYLE)).script),
  );
  app.get('/__sandbox/studio/client.css', async (_request, reply) =>
    send(reply, 'text/css; charset=utf-8', (await bundleClient(ENTRY, STYLE)).style),
  );

  app.get('/__sandbox/studio/campaigns.json', async () => ({
    isAnswering,
    campaigns: campaigns.map(({ link: { group, code, title, path: address } }) => ({
      group,
      code,
      title,
      path: address,
    })),
  }));

  app.get('/__sandbox/studio/fixture', async (request, reply) => {
    const campaign = find(field(request.query, 'code'));
    if (campaign === undefined) return refuse(reply, 'code must be one of campaigns.json');
    const city = field(request.query, 'city');
    const origin = `${request.protocol}://${request.host}`;
    const { operation } = campaign;
    const answer = await answerOf(campaign, origin, typeof city === 'string' ? city : '');
    const schema = answerSchemaOf(operation);
    const sample = find(SAMPLES);
    const isModular = sample?.operation.id === operation.id;
    return {
      ...answer,
      operation: operation.id,
      successCode: operation.successCode,
      schema,
      samples: isModular ? samplesIn((await answerOf(sample, origin)).data) : {},
    };
  });

  app.get('/__sandbox/studio/pictures.json', async (request) => {
    const origin = `${request.protocol}://${request.host}`;
    const found = new Set<string>();
    for (const campaign of campaigns) {
      if (found.size >= MAX_PICTURES) break;
      // Hostile fixtures have addresses that are no pictures.
      if (!campaign.link.code.includes('HOSTILE'))
        collectPictures((await answerOf(campaign, origin)).data, origin, found);
    }
    return [...found].slice(0, MAX_PICTURES);
  });

  app.get<{ Params: { code: string } }>('/__sandbox/studio/drafts/:code', async (request, reply) => {
    const draft = drafts.find(request.params.code);
    if (draft === undefined) return reply.code(404).send({ error: 'no such draft in this sandbox' });
    const { fixture, text, original } = draft.source;
    return { fixture, text, original, version: draft.version };
  });

  app.put<{ Params: { code: string } }>(
    '/__sandbox/studio/drafts/:code',
    { bodyLimit: MAX_BODY },
    async (request, reply) => {
      const { code } = request.params;
      const campaign = find(field(request.body, 'fixture'));
      const [text, original, version] = ['text', 'original', 'version'].map((name) =>
        field(request.body, name),
      );
      if (campaign === undefined || !isDraftCode(code, campaign.link.code))
        return refuse(reply, 'the code must be the fixture’s with -D and six letters or digits');
      if (!isText(text) || !isText(original))
        return refuse(reply, `text and original must be texts of at most ${MAX_TEXT} characters`);
      const origin = `${request.protocol}://${request.host}`;
      const source = {
        code,
        fixture: campaign.link.code,
        operation: campaign.operation.id,
        text,
        original,
        origin,
      };
      const draft = drafts.keep(source, typeof version === 'number' ? version : 0);
      if (draft === null) return reply.code(409).send({ error: 'somebody else has changed the draft' });
      return { version: draft.version, breaches: breachesOf(campaign, text) };
    },
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;

const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
  reply.header('cache-control', 'no-store').type(type).send(body);

/** Null: the text is not JSON. */
function breachesOf({ operation }: Campaign, text: string): readonly Breach[] | null {
  try {
    return checkData(operation, parseJson(text));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** One module of each kind. */
function samplesIn(data: unknown): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(object(data)).flatMap(([name, value]) => {
      const sample: unknown = isListField(name) && Array.isArray(value) ? value[0] : value;
      return isModuleField(name) && isObject(sample) ? [[name, sample]] : [];
    }),
  );
}

function collectPictures(value: unknown, origin: string, found: Set<string>): void {
  if (typeof value === 'string' && value.startsWith(`${origin}/__sandbox/art/`)) found.add(value);
  else if (typeof value === 'object' && value !== null)
    for (const each of Object.values<unknown>({ ...value })) collectPictures(each, origin, found);
}
