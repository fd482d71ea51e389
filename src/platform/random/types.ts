export interface RandomCapability {
  /** `length` lower-case hex digits from the best source the platform has. */
  hex(length: number): string;
}
