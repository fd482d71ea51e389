export interface MotionCapability {
  /**
   * Whether the user has asked the system for reduced motion; read on each call, as it can change while a page is open.
   */
  isReduced(): boolean;
}
