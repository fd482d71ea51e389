import { withReturnProof } from './linkToken';

const OWN = 'https://m.example.com';
const enc = encodeURIComponent;

describe('the return address of a login page', () => {
  const back = `${OWN}/receiveCoupon/A?x=1#top`;
  const proved = `${OWN}/receiveCoupon/A?x=1&loginReturn=P#top`;

  test.each([
    ['whatever its name', `https://a.example.com/o?backUrl=${enc(back)}&b=2`, enc(back), enc(proved)],
    [
      'not encoded',
      `https://a.example.com/o?redirect=${OWN}/list/A`,
      `${OWN}/list/A`,
      enc(`${OWN}/list/A?loginReturn=P`),
    ],
    [
      'before a fragment',
      `https://a.example.com/o?to=${enc(OWN)}#wechat_redirect`,
      enc(OWN),
      enc(`${OWN}?loginReturn=P`),
    ],
    [
      'inside the address of another page',
      `https://a.example.com/o?redirect_uri=${enc(`https://gw.example.com/auth?b=1&backUrl=${enc(back)}`)}&c=2#wechat_redirect`,
      enc(enc(back)),
      enc(enc(proved)),
    ],
  ])('%s', (_name, url, from, to) => {
    expect(withReturnProof(url, OWN, 'P')).toBe(url.replace(from, to));
  });

  test.each([
    ['none', 'https://a.example.com/o'],
    ['another origin', `https://a.example.com/o?backUrl=${enc('https://m.example.com.evil.test/')}`],
    ['userinfo', `https://a.example.com/o?backUrl=${enc('https://m.example.com@evil.test/')}`],
    [
      'another origin inside another',
      `https://a.example.com/o?r=${enc(`https://b.test/?t=${enc('https://c.test/?x')}`)}`,
    ],
    ['undecodable', 'https://a.example.com/o?backUrl=%zz'],
  ])('%s: unchanged', (_name, url) => {
    expect(withReturnProof(url, OWN, 'P')).toBe(url);
  });
});
