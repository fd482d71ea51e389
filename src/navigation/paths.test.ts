import fc from 'fast-check';
import { ROUTES, type RouteRow } from '@/routes';
import { h5PathOf, pagePathOf, resolveAddress, type RouteName } from './paths';

const rows: readonly (RouteRow & { name: RouteName })[] = ROUTES;
const pathKeys = (path: string): string[] => (path.match(/:\w+/g) ?? []).map((key) => key.slice(1));

describe('addresses (product §2.2)', () => {
  it('writes concrete H5 paths', () => {
    expect(h5PathOf('receiveCoupon', { activityCode: 'RC-OPEN', token: 't' })).toBe(
      '/receiveCoupon/RC-OPEN?token=t',
    );
    expect(h5PathOf('receiveCouponV2Share', { activityCode: 'a/b' })).toBe('/receiveCouponV2/a%2Fb/share');
    expect(h5PathOf('outerOpenApp', {})).toBe('/outerOpenApp');
    expect(h5PathOf('home')).toBe('/');
  });
  it('refuses to write a path with a missing parameter', () => {
    expect(() => h5PathOf('receiveCoupon', {})).toThrow('needs activityCode');
  });
  it('writes page paths', () => {
    expect(pagePathOf('receiveCoupon', { activityCode: 'X' })).toBe(
      '/packages/coupon/receive/index?activityCode=X',
    );
  });

  it('finds every route again from both of its addresses, whatever its parameters', () => {
    // A path parameter is trimmed (`plainPath`).
    const value = fc.string({ minLength: 1, maxLength: 12 }).map((text) => text.trimStart());
    fc.assert(
      fc.property(fc.constantFrom(...rows), value, value, (row, first, extra) => {
        const params: Record<string, string> = { extra };
        for (const key of pathKeys(row.path)) params[key] = `${first}x`;
        if (!row.miniOnly) {
          const resolved = resolveAddress(h5PathOf(row.name, params));
          expect(resolved?.row.name).toBe(row.name);
          expect(resolved?.params).toEqual(params);
        }
        const page = resolveAddress(pagePathOf(row.name, params));
        expect(page?.row.name).toBe(row.name);
        expect(page?.params).toEqual(params);
      }),
    );
  });
  it('matches the literal route before the one with a parameter', () => {
    expect(resolveAddress('/attractNewUsers/fail?reasonCode=9999')?.row.name).toBe('attractNewUsersFail');
    expect(resolveAddress('/attractNewUsers/AC1')?.row.name).toBe('attractNewUsers');
  });
  it('knows the parents of nested routes', () => {
    expect(resolveAddress('/logOff')?.row.name).toBe('logOff');
    expect(resolveAddress('/inviteV2/')?.row.name).toBe('inviteV2');
  });
  it.each(['/nowhere', '/receiveCoupon', '/receiveCoupon/a/b', 'packages/x/index', '/app/webView'])(
    '%s is nobody’s',
    (path) => {
      expect(resolveAddress(path)).toBeNull();
    },
  );
  it('makes an address from any text, even half a surrogate pair', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        expect(() => h5PathOf('receiveCoupon', { activityCode: `${text}\ud83d`, a: text })).not.toThrow();
      }),
    );
  });

  it('never throws on an address from outside', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => resolveAddress(`/${text}`)).not.toThrow();
      }),
    );
  });
});
