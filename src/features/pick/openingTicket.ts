/**
 * What a scan hands to the opening page, beside its address: who has just scanned a cabinet's code stands before it
 * and need not be asked again. Addresses come from anybody; they open nothing without a press.
 */
let ticket: string | null = null;

export function issueTicket(cabinetCode: string): void {
  ticket = cabinetCode;
}

/** Whether that cabinet was scanned just now; once. */
export function takeTicket(cabinetCode: string): boolean {
  const isScanned = ticket === cabinetCode;
  ticket = null;
  return isScanned;
}
