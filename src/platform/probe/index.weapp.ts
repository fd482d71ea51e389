export const probe = 'PROBE-weapp';
