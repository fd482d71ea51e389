import { PICK_TEXTS } from '@/domain/parcel/pickTexts';
import { issueTicket, type LinkTarget, readScan } from '@/domain/parcel/scanRules';
import { navigator, resolveAddress } from '@/navigation';
import { scan } from '@/platform/scan';
import { toast } from '@/platform/toast';
import { appLinkPolicy } from '@/session';
import { tracker } from '@/tracking';
import { classifyLink } from '@/utils/linkPolicy';

/** Pages with a scan button. */
type ScanningPage = 'pickUp' | 'pickOpen' | 'scanError' | 'cabinetScanIssues';

/**
 * 扫码开柜: opens the scanner, then the opening page; for any other code it only shows a toast.
 * @param page where it was tapped; every page but `pickUp` is replaced by the opening page
 */
export async function scanCabinet(page: ScanningPage): Promise<void> {
  tracker.click(page, 'scan');
  const outcome = await scan.scan();
  switch (outcome.kind) {
    case 'scanned':
      return openScanned(outcome.text, page);
    case 'cancelled':
      return undefined;
    case 'denied':
      return toast.show(PICK_TEXTS.scanDenied);
    case 'failed':
    case 'unsupported':
      return toast.show(PICK_TEXTS.scanFailed);
  }
}

async function openScanned(text: string, page: ScanningPage): Promise<void> {
  const code = readScan(text, readLink);
  if (code.kind === 'other') return toast.show(PICK_TEXTS.notCabinet);
  issueTicket(code.cabinetCode);
  const params = { cabinetCode: code.cabinetCode };
  await (page === 'pickUp' ? navigator.goTo('pickOpen', params) : navigator.replaceWith('pickOpen', params));
}

function readLink(link: string): LinkTarget | null {
  const target = classifyLink(link, appLinkPolicy());
  const route = target.kind === 'internal' ? resolveAddress(target.path) : null;
  return route === null ? null : { name: route.row.name, params: route.params };
}
