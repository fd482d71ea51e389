// Pages and their stores follow their account by one rule (docs/security.md "A change of account"). Objects created
// outside pages live longer: each is listed here with what happens to it.
import ts from 'typescript';
import { sourceFiles } from './source';

/** `forgets`: listens to `onOwnerChanged` or `session.accountMark`. Otherwise the reason why it holds no account data. */
const LONG_LIVED: Readonly<Record<string, string>> = {
  'domain/send/sendDraftInstance.ts draft': 'forgets',
  'domain/address/handedAddress.ts handed':
    'the address that was chosen, of its account only; taken by the next page',
  'domain/parcel/pickNameState.ts pickName': 'forgets (PickNameRow)',
  'frame/tabBadges.ts counts': 'forgets (app)',
  'features/send/madeOrder.ts made': 'an order that was made, of its account only',
  'domain/parcel/scanRules.ts ticket': 'the cabinet that a scan has just shown, taken by the next page',
  'features/send/orderChange.ts hasChanged': 'that a list is to be read again',
  'features/account/closeSteps.ts closed':
    'that an account was closed, and until when; taken by the next page',
  'features/invoice/chooseInvoice.ts chosen':
    'a title that was picked; taken once, by the account that picked it',
  'features/invoice/applicationCount.ts applications': 'a count, by which lists are to be read again',
  'session/agreement.ts agreement': 'reads what the account of the current mark has accepted',
  'frame/appNews.ts appNews': 'network and version',
  'frame/chunkFailures.ts current': 'code that did not load',
  'frame/scanEntries.mini.ts entering': 'what was scanned to open the app',
  'domain/task/appBidReports.ts bidReports': 'bids that were reported, by their own numbers',
  'domain/activity/broughtReason.ts brought': 'words for the next page, the same for everybody',

  'domain/login/smsLoginVisit.ts smsLoginVisit': 'the popup that waits for its page',
  'features/coupon/Description.tsx made': 'goes with the coupon that it was made of',
  'features/pick/waiting/Pick.tsx followed': 'arrivals, by the object that brought them',
  'features/weekly/page/modulePageContext.ts Context': 'a context of React, filled by the page',
  'session/index.ts session': 'the account itself',
  'session/index.ts silentLogin': 'the host’s own account',
  'session/index.ts consent': 'the device’s answer',
  'session/index.ts loginGate': 'ends what waits under another account',
  'session/appLogOut.ts logOut': 'a function',
  'navigation/index.ts tabArrivals': 'parameters on their way to a tab page',
  'navigation/index.ts navigator': 'has no state',
  'navigation/pageTitle.ts shown': 'the title of the page on screen, which the next page sets',
};

const LAYERS = /^(features|frame|domain|templates|data|session|navigation)\//;
/** Stateful values: instances, results of factories, containers, and `let` variables. */
const MAKER = /^(make|create|observable)/;

function isStateful(node: ts.VariableDeclaration, isLet: boolean): boolean {
  const made = node.initializer;
  if (isLet) return true;
  if (made === undefined) return false;
  if (ts.isNewExpression(made)) return !/^(RegExp|Set)$/.test(made.expression.getText());
  if (!ts.isCallExpression(made)) return false;
  return MAKER.test(made.expression.getText());
}

function longLived(): string[] {
  return sourceFiles()
    .filter(({ name }) => LAYERS.test(name) && !name.includes('/testing/'))
    .flatMap(({ name, ast }) =>
      ast.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) => {
        const isLet = (declarationList.flags & ts.NodeFlags.Let) !== 0;
        return declarationList.declarations
          .filter((each) => isStateful(each, isLet))
          .map((each) => `${name} ${each.name.getText()}`);
      }),
    );
}

test('everything that outlives a page is listed with its behaviour at a change of account', () => {
  expect(longLived().sort()).toEqual(Object.keys(LONG_LIVED).sort());
});

test('pages create nothing outside their frame that would outlive the account', () => {
  const thin = sourceFiles().filter(({ name }) => /^(pages|packages)\/.*\/index\.tsx$/.test(name));
  expect(thin.length).toBeGreaterThan(20);
  for (const { name, text } of thin)
    expect([name, /\bnew \w+Store\b|use\w+Store\(/.test(text)]).toEqual([name, false]);
});
