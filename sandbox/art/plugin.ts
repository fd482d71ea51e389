import type { FastifyInstance } from 'fastify';
import { own } from '../own';
import { sameOriginUrl } from '../pages/returnUrl';
import { campaignHeader } from './campaign';
import { banner, pillGround, prizePicture } from './campaignParts';
import { goodsPicture, servicePicture } from './goods';
import { nearbyBanner } from './nearby';
import { offerHeader } from './offer';
import { popupMultiple, popupSingle } from './popup';
import { poster } from './poster';
import { qrCode } from './qrcode';
import { rewardHeader } from './reward';
import { appIcon, sharePicture } from './small';
import { askedSize, resized, withoutSize } from './thumbnail';
import { weeklyHeader } from './weekly';
import { guideBar, promo, regionPicture, tile, weeklyTitle } from './weeklyParts';
import { groupTitle, noPlace, noService } from './weeklyPlaces';
import { drawPrizePicture, taskIcon } from './weeklySmall';

/** Longest text in a drawing; longer text is cut. */
const MAX_TEXT = 24;

type Query = Readonly<Record<string, unknown>>;
/** Returns undefined if there is no such drawing. */
type Drawing = (query: Query, origin: string) => string | undefined;

const text = (query: Query, name: string): string => {
  const value = query[name];
  return typeof value === 'string' ? withoutSize(value).slice(0, MAX_TEXT) : '';
};

const DRAWINGS: Readonly<Record<string, Drawing | undefined>> = {
  poster: (query) =>
    poster({
      theme: text(query, 'theme'),
      title: text(query, 'title'),
      sub: text(query, 'sub'),
      amount: text(query, 'amount'),
      unit: text(query, 'unit'),
    }),
  qrcode: ({ to }, origin) =>
    qrCode((sameOriginUrl(to, origin) ?? new URL('/__sandbox/send-parcel', origin)).href),
  'popup-single': () => popupSingle(),
  'popup-multiple': () => popupMultiple(),
  share: () => sharePicture(),
  campaign: (query) =>
    campaignHeader({
      theme: text(query, 'theme'),
      title: text(query, 'title'),
      sub: text(query, 'sub'),
      amount: text(query, 'amount'),
    }),
  nearby: (query) => nearbyBanner(text(query, 'title'), text(query, 'sub')),
  prize: (query) => prizePicture(text(query, 'theme')),
  pill: (query) => pillGround(text(query, 'theme')),
  banner: (query) => banner(text(query, 'kind')),
  icon: (query) => appIcon(text(query, 'kind')),
  weekly: (query) =>
    weeklyHeader({ theme: text(query, 'theme'), title: text(query, 'title'), sub: text(query, 'sub') }),
  'weekly-title': (query) => weeklyTitle(text(query, 'text'), text(query, 'on')),
  'guide-bar': () => guideBar(),
  tile: (query) => tile(text(query, 'kind')),
  promo: (query) => promo(text(query, 'kind')),
  goods: (query) => goodsPicture(text(query, 'id')),
  service: (query) => servicePicture(text(query, 'kind'), text(query, 'id')),
  'group-title': (query) => groupTitle(text(query, 'kind')),
  'no-place': (query) => noPlace(text(query, 'kind')),
  'no-service': (query) => noService(text(query, 'kind')),
  region: () => regionPicture(),
  'task-icon': (query) => taskIcon(text(query, 'kind')),
  reward: (query) =>
    rewardHeader({
      theme: text(query, 'theme'),
      kind: text(query, 'kind'),
      title: text(query, 'title'),
      sub: text(query, 'sub'),
      amount: text(query, 'amount'),
    }),
  offer: (query) =>
    offerHeader({
      theme: text(query, 'theme'),
      kind: text(query, 'kind'),
      title: text(query, 'title'),
      sub: text(query, 'sub'),
    }),
  'draw-prize': (query) => drawPrizePicture(text(query, 'kind')),
};

/** `/__sandbox/art/<name>.svg`: every image that a campaign config refers to, drawn on request, also as a thumbnail. */
export async function artPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    '/__sandbox/art/:name.svg',
    async (request, reply) => {
      const origin = `${request.protocol}://${request.host}`;
      const drawing = own(DRAWINGS, request.params.name)?.(request.query, origin);
      if (drawing === undefined)
        return reply.code(404).send({ error: `no drawing is called ${request.params.name}` });
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .header('content-security-policy', "default-src 'none'")
        .send(resized(drawing, askedSize(request.url)));
    },
  );
}
