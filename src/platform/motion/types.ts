export interface MotionCapability {
  /** The person has asked the system for less motion; asked anew each time, as it can change while a page is open. */
  isReduced(): boolean;
}
