/** Fetches one page of a paged source from a gateway whose response the test gives. For tests only. */
import { createScope, type Gateway } from '@/api';
import { makeTestGateway } from '@/api/testing/fakeTransport';
import { parseQuery } from '@/utils/addressQuery';
import { FakeClock, settle } from '@/utils/testing/fakeClock';
import type { PagedPage, PagedSource } from '../PagedQuery';

/** Page 2 of `filter`. @param row as the gateway sends it @returns what was requested, and the page */
export async function fetchPage<Row, Filter>(
  source: (gateway: Gateway) => PagedSource<Row, Filter>,
  filter: Filter,
  row: Readonly<Record<string, unknown>>,
): Promise<{ readonly body: unknown; readonly page: PagedPage<Row> }> {
  const { gateway, transport } = makeTestGateway(new FakeClock());
  const asked = source(gateway).fetchPage(2, createScope(), filter);
  await settle();
  await transport.last.ok({ content: [row], total: 37 });
  const page = await asked;
  const body = transport.last.body ?? '';
  return {
    body: body.startsWith('{') ? JSON.parse(body) : parseQuery(body),
    page,
  };
}
