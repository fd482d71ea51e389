/** The contract only uses addresses that product §2.7 names; any other one says that no call is described. */
import fs from 'node:fs';
import path from 'node:path';
import { readDocument } from '../../sandbox/core/contract/document';

const ROOT = path.resolve(__dirname, '../..');
const METHODS = ['get', 'post'];

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});

/**
 * Paths of product §2.7. In a list a short name belongs to the folder of the last full address: `activity/x/info`,
 * `receive` are `activity/x/info` and `activity/x/receive`.
 */
function namedPaths(): ReadonlySet<string> {
  const text = fs.readFileSync(path.join(ROOT, 'docs/product-weekly.md'), 'utf8');
  const section = text.slice(text.indexOf('## 2.7 '), text.indexOf('## 2.8 '));
  const listStart = section.indexOf('### Wider API layer');
  const named = new Set<string>();
  for (const { 0: line, index } of section.matchAll(/^- .*$/gm)) {
    const isList = index > listStart;
    let folder = '';
    for (const [, quoted = ''] of line.matchAll(/`([^`]+)`/g)) {
      const name = quoted.replace(/^\/?(wxgw\/)?/, '').replace(/\?.*$/, '');
      if (name.endsWith('/')) folder = name;
      else if (
        /^(activity|address|base|consumer|fcinvoice|oc|post|send\/wechat|sendOrder|wechatAuth)\//.test(name)
      ) {
        folder = name.slice(0, name.lastIndexOf('/') + 1);
        named.add(`/${name}`);
      } else if (isList && folder !== '' && /^[\w/]+$/.test(name)) named.add(`/${folder}${name}`);
    }
  }
  return named;
}

const named = namedPaths();
const paths = nodeOf(nodeOf(readDocument(path.join(ROOT, 'contract/gateway.openapi.yaml'))).paths);
const calls = Object.entries(paths).flatMap(([address, item]) =>
  METHODS.map((method) => nodeOf(item)[method])
    .filter(isNode)
    .map((operation) => [address, String(operation['x-reason'] ?? '')] as const),
);

test('product §2.7 is parsed', () => {
  expect([...named]).toEqual(
    expect.arrayContaining([
      '/activity/marketingEntrance/h5MiddleEntrance/info',
      '/activity/incentive/activity/send/receive',
      '/fcinvoice/invoiceHead/validate',
      '/activity/api/marketing/aggregatePage/draw/prizeList',
    ]),
  );
});

test.each(calls)(
  '%s is named in product §2.7, or its reason says that no call is described',
  (address, reason) => {
    if (named.has(address)) expect(reason).not.toMatch(/\bno (other )?call\b/);
    else expect(reason).toMatch(/\bno (other )?call\b/);
  },
);
