/** An account with a phone number. */
export interface Visitor {
  readonly id: string;
  readonly phone: string;
}
