import { fail, requireVisitor, succeed } from '../core/call';
import type { Handlers } from '../core/call';
import { templatesFor } from './messageTemplates';

const OK = '0';
const OTHER_TEMPLATE = fail('201400001', '订阅失败，请稍后再试');

/** Messages that a mini program's host sends. */
export const messageOperations = {
  async subscribeTemplates({ body }) {
    return succeed(OK, { templateList: templatesFor(body.scene, body.client) });
  },

  async subscribeReport(call, { store }) {
    const { id } = requireVisitor(call);
    const { scene, client, results } = call.body;
    const known = new Set(templatesFor(scene, client).map(({ templateId }) => templateId));
    const asked = Object.keys(results);
    if (asked.some((templateId) => !known.has(templateId))) return OTHER_TEMPLATE;
    const acceptedIds = asked.filter((templateId) => results[templateId] === 'accept');
    await store.messages.acceptMessages(id, acceptedIds);
    return succeed(OK, { acceptedIds });
  },
} satisfies Partial<Handlers>;
