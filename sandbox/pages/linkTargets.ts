import type { FastifyInstance } from 'fastify';
import { OWN_PAGE_HEADERS } from '../headers';
import { goods, services } from '../weekly/fixtures/goods';
import { BACK_BUTTON, escapeMarkup, page, queryCard } from './layout';

/** A page that the company hosts elsewhere and that campaigns link to. */
interface LinkTarget {
  readonly title: string;
  /** Markup between heading and query; `origin` is the sandbox's own. */
  readonly body: (query: URLSearchParams, origin: string) => string;
}

/** The largest number in a fixture. */
const MAX_GOODS = 300;

/** The goods of the link: the stand-in has no shop, so it only shows the requested id. */
function mallBody(query: URLSearchParams, origin: string): string {
  const id = query.get('productId') ?? '';
  const found = [
    ...goods(origin, MAX_GOODS).map(({ bizId, name, imgUrl }) => ({ id: bizId, name, imgUrl })),
    ...(['home', 'wash'] as const).flatMap((kind) =>
      services(origin, kind, 6).map(({ productId, productName, imgUrl }) => ({
        id: productId,
        name: productName,
        imgUrl,
      })),
    ),
  ].find((one) => one.id === id);
  return found === undefined
    ? '<section class="card"><p>没有找到这件商品。</p><p class="second">链接里的 productId 不属于任何示例商品。</p></section>'
    : `<section class="card"><img src="${escapeMarkup(found.imgUrl)}" width="400" height="400" alt="" class="picture"><h2>${escapeMarkup(found.name)}</h2><p class="second">商品编号 ${escapeMarkup(found.id)}</p></section>`;
}

const TARGETS: Readonly<Record<string, LinkTarget>> = {
  mall: { title: '商城商品', body: mallBody },
  'locker-orders': {
    title: '柜机订单',
    body: () =>
      '<section class="card"><p>真实环境中，这里是快递柜的取件、寄件和寄存订单。</p><p class="second">沙箱里没有订单。</p></section>',
  },
  'app-store': {
    title: '应用商店',
    body: () =>
      '<section class="card"><p>真实环境中，这里是应用商店里消费者APP的页面。</p><p class="second">沙箱里没有可以安装的APP。</p></section>',
  },
  'app-package': {
    title: '安装包',
    body: () =>
      '<section class="card"><p>真实环境中，这里会开始下载安卓安装包。</p><p class="second">沙箱里没有可以安装的APP。</p></section>',
  },
  'ad-star': {
    title: '星选任务',
    body: () =>
      '<section class="card"><p>真实环境中，这里是合作方的任务或广告页面。</p><p class="second">在这里停留或离开都不会改变任务状态。</p></section>',
  },
};

/**
 * Without the app, its universal link leads back to the download page; the address that the app would have opened is
 * passed along.
 */
function appLink(app: FastifyInstance): void {
  const leadBack = (target: string): string =>
    `/loadApp?${new URLSearchParams({ missed: '1', ...(target === '' ? {} : { target }) }).toString()}`;
  app.get('/__sandbox/app-link', async (_request, reply) => reply.redirect(leadBack('')));
  app.get<{ Params: { '*': string } }>('/__sandbox/app-link/*', async (request, reply) =>
    reply.redirect(leadBack(request.params['*'])),
  );
}

/** Stand-ins for link targets: mall goods, locker orders, ad star, the consumer app’s store and package. */
export function linkTargets(app: FastifyInstance): void {
  appLink(app);
  for (const [name, { title, body }] of Object.entries(TARGETS)) {
    app.get(`/__sandbox/${name}`, async (request, reply) => {
      const origin = `${request.protocol}://${request.host}`;
      const query = new URL(request.url, 'http://sandbox').searchParams;
      return reply
        .type('text/html; charset=utf-8')
        .headers(OWN_PAGE_HEADERS)
        .header('cache-control', 'no-store')
        .send(
          page(
            title,
            `<span class="stand-in">沙箱替身页面</span><div class="mark" aria-hidden="true">${title[0] ?? ''}</div><h1>这里是${title}页</h1>${body(query, origin)}${queryCard(query)}${BACK_BUTTON}`,
          ),
        );
    });
  }
}
