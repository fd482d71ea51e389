import type { Problem } from '@/domain/parcel/cabinetProblems';
import { navigator } from '@/navigation';
import { tracker } from '@/tracking';

const PAGE = 'cabinetScanIssues';

/** The form has what is known already; the user adds to it and sends it. */
export async function reportProblem(problem: Problem, cabinetCode: string): Promise<void> {
  tracker.click(PAGE, 'report');
  await navigator.goTo('feedback', { problem, cabinetCode: cabinetCode || undefined });
}
