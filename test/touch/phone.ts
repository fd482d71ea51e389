/** What a job needs of a target, besides a hand. */
import type { SandboxControl } from '../harness';
import type { Hand } from './hand';

export interface Phone {
  readonly hand: Hand;
  readonly sandbox: SandboxControl;
  /** The account after `logIn`. */
  readonly mobile: string;
  /** Somebody else, logged out, opens the page of an H5 address. */
  open(address: string): Promise<void>;
  /** From the tap that needs a login back to its page. */
  logIn(): Promise<void>;
  /** Answers the host's cashier, if it asks. */
  pay(): Promise<void>;
  /** Where a withdrawal of this target goes. */
  readonly payTo: 'WECHAT' | 'ALIPAY' | 'BOUND';
  /** Opens the doors of a cabinet that the user has walked to, from the tab 取件. */
  openCabinet(code: string): Promise<void>;
  /** The H5 address that a friend gets, once it is shared. */
  shared(): Promise<string>;
}
