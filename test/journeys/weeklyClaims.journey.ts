/** The claim on the weekly page in a real browser; lost responses and logins: weeklyClaims.screen.ts. */
import { journey } from '../harness';
import { claimOnce } from './weeklyClaimSteps';

const own = journey();

describe('claim', () => {
  test('one call, a toast, and the page shows the new state', () => claimOnce(own));
});
