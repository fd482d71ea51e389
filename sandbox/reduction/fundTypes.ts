/** The activity that was joined for an amount. */
export interface GrantActivity {
  readonly bizId: string;
  readonly name: string;
  /** HTML. */
  readonly ruleDesc: string;
}

/** An amount credited to a fund, as a whole. */
export interface Grant {
  readonly id: string;
  /** Its purpose; each key is paid once per account. */
  readonly key: string;
  readonly title: string;
  /** Fen. */
  readonly money: number;
  /** Epoch milliseconds of the server's clock; pending until then. */
  readonly creditedAtMs: number;
  /** The last moment it can be used. */
  readonly validEndMs: number;
  readonly activity: GrantActivity | null;
}

/** An order that used money from one or more grants. */
export interface FundUse {
  readonly id: string;
  readonly title: string;
  readonly usedAtMs: number;
  readonly parts: readonly { readonly grantId: string; readonly money: number }[];
}

/** Everything about a fund is derived from these two, including what has expired. */
export interface Fund {
  /** In the order they were granted; a pending one is credited later. */
  readonly grants: readonly Grant[];
  readonly uses: readonly FundUse[];
}

export type NewGrant = Pick<Grant, 'key' | 'title' | 'money' | 'activity'> & { readonly validDays: number };
