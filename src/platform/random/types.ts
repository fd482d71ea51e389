export interface RandomCapability {
  /** Returns `length` lower-case hex digits from the best source of the platform. */
  hex(length: number): string;
}
