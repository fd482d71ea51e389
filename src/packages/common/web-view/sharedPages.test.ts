import fc from 'fast-check';
import type * as Paths from '@/navigation/paths';
import { h5PathOf, pagePathOf } from '@/navigation/paths';
import { pathToShare, postedCard, type SharedPageRules } from './sharedPages';

// The app's navigator needs a running host.
jest.mock('@/navigation', () => jest.requireActual<typeof Paths>('@/navigation/paths'));

const H5 = 'https://m.example.com';
const rules: SharedPageRules = {
  policy: {
    ownOrigins: [H5],
    linkHosts: ['send.example.com'],
    tokenHosts: [],
    appSchemes: ['hiveconsumer'],
    miniProgramIds: ['wx1'],
  },
  pictureOf: (src) => (src.startsWith(`${H5}/`) ? src : ''),
  h5Address: (path) => H5 + path,
  pagePathOf: (name, params) => pagePathOf(name, params),
};
const card = {
  title: '寄件领券',
  summary: '周周有券',
  imageUrl: `${H5}/a.png`,
  url: `${H5}/receiveCoupon/RC-1?channel=a-share`,
  pagePath: 'packages/evil/index',
};
const RECEIVE = 'packages/coupon/receive/index?channel=a-share&activityCode=RC-1';
const web = (url: string): string => `packages/common/web-view/index?url=${encodeURIComponent(url)}`;

describe('a posted card', () => {
  it.each([
    ['the messaging app', { data: [{ share: { ...card, title: '先前' } }, { share: card }] }],
    ['the payment app', { data: { share: card } }],
    ['among other posts', { data: [{ share: card }, { ret: 0 }, null, { share: { title: '' } }] }],
  ])('%s: the last one, to our page named by its URL', (_, detail) => {
    expect(postedCard(detail, rules)).toEqual({ ...card, pagePath: RECEIVE });
  });

  it.each([
    ['a page that is no route', `${H5}/static/help.html?a=1`, web(`${H5}/static/help.html?a=1`)],
    ['a path', '/fcFriday?configId=F-1', 'packages/campaign/friday/index?configId=F-1'],
    ['a login token', `${H5}/receiveCoupon/RC-1?token=T-1&channel=a-share`, RECEIVE],
    [
      'a page of mini programs alone',
      '/packages/common/web-view/index?url=https://evil.example',
      'pages/home/index',
    ],
  ])('of %s', (_, url, pagePath) => {
    expect(postedCard({ data: [{ share: { ...card, url } }] }, rules)?.pagePath).toBe(pagePath);
  });

  it.each([
    ['no address', { ...card, url: undefined }],
    ['another site', { ...card, url: 'https://send.example.com/new' }],
    ['a hostile site', { ...card, url: 'https://evil.example/' }],
    ['a script', { ...card, url: 'javascript:alert(1)' }],
    ['no title', { ...card, title: '\u200b ' }],
    ['a title that is none', { ...card, title: { toString: 'x' } }],
    ['no card', 'share'],
  ])('%s is not sent', (_, share) => {
    expect(postedCard({ data: [{ share }] }, rules)).toBeNull();
  });

  it('is cleaned', () => {
    const share = {
      ...card,
      title: '寄\u202e件',
      summary: '\u200b券',
      imageUrl: 'https://evil.example/p.gif',
    };
    expect(postedCard({ data: { share } }, rules)).toMatchObject({
      title: '寄件',
      summary: '券',
      imageUrl: '',
    });
  });

  it('any post: nothing, or a card that leads to one of our pages', () => {
    const posted = fc.record(
      {
        title: fc.anything(),
        summary: fc.anything(),
        imageUrl: fc.anything(),
        url: fc.oneof(fc.webUrl(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const detail = fc.oneof(fc.anything(), fc.record({ data: fc.array(fc.record({ share: posted })) }));
    fc.assert(
      fc.property(detail, (it) => {
        expect(postedCard(it, rules)?.url ?? H5).toMatch(/^https:\/\/m\.example\.com/);
      }),
    );
  });
});

describe('without a card', () => {
  it.each([
    [`${H5}${h5PathOf('receiveCoupon', { activityCode: 'RC-1' })}?channel=a-share`, RECEIVE],
    [`${H5}/static/help.html`, web(`${H5}/static/help.html`)],
    ['https://send.example.com/new?token=T-1&a=1', web('https://send.example.com/new?a=1')],
    ['https://evil.example/', 'pages/home/index'],
    ['', 'pages/home/index'],
  ])('%s is sent as %s', (url, path) => {
    expect(pathToShare(url, rules)).toBe(`/${path}`);
  });
});
