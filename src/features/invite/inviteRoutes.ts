/** Route names of each version. */
export const INVITE_ROUTES = {
  V1: { page: 'inviteV1', poster: 'inviteV1SharePoster' },
  V2: { page: 'inviteV2', poster: 'inviteV2SharePoster' },
} as const;
