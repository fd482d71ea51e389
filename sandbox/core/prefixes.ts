/** Both lead to the same gateway (contract, "Addresses"). */
export const GATEWAY_PREFIXES = ['/wxgw', '/aligw'] as const;
