/** The gateway accepts 128 characters (contract, JoinIncentiveRequest). */
const MAX_CHANNEL = 128;

/** `channelCode` of a join: the page's query `channel`, else the attribution's channel, else ''. */
export const channelCodeOf = (fromQuery: string | undefined, fromAttribution: string | undefined): string =>
  (fromQuery || fromAttribution || '').slice(0, MAX_CHANNEL);
