// A login by a link may be a stranger's: every page with personal input or a choice of private data shows whose account
// it is (docs/security.md "A login by link").
import { ROUTES, type RouteRow } from '@/routes';
import { internalTarget, resolveFor, sourceFiles } from './source';

const rows: readonly RouteRow[] = ROUTES;

/** Fields without personal text, or not connected to an account. */
const HARMLESS: Readonly<Record<string, string>> = {
  sendGuide: 'a search in the list of forbidden goods',
  freightPrescription: 'a weight and two cities, asked without an account',
  attractNewUsers: 'the login itself, on the page',
  smsLogin: 'the login itself',
  hsGather: 'the name of a city',
  fcFriday: 'the same',
  nearbyCabinetLand: 'the name of a city',
  home: 'the name change shows the present name of the account',
  pickUp: 'the same',
};
/** Rendered around every page: the login's fields. */
const AROUND_PAGES =
  /^(frame\/|domain\/login\/(LoginPopup|AccountBarHost|LinkLoginQuestion)|domain\/privacy\/)/;

const files = sourceFiles();
const byName = new Map(files.map((file) => [file.name, file]));
const names = new Set(byName.keys());

/** Files that render the page, lazily loaded ones included. */
function partsOf(page: string): ReadonlySet<string> {
  const found = new Set<string>();
  const left = [`${page}.tsx`];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name) || AROUND_PAGES.test(name)) continue;
    found.add(name);
    for (const { specifier, isTypeOnly } of byName.get(name)?.imports ?? []) {
      const target = isTypeOnly ? null : internalTarget(name, specifier);
      const file = target === null ? null : resolveFor('h5', names, target);
      if (file !== null) left.push(file);
    }
  }
  return found;
}

test('every page with a text field shows the account, or has a reason not to', () => {
  const silent = rows
    .filter(
      ({ page, takesPersonalData }) =>
        takesPersonalData !== true && partsOf(page).has('components/TextField.tsx'),
    )
    .map(({ name }) => name);
  expect(silent.sort()).toEqual(Object.keys(HARMLESS).sort());
});

test('the page that selects orders for an invoice shows the account too', () =>
  expect(rows.find(({ name }) => name === 'invoiceList')?.takesPersonalData).toBe(true));
