export const probe = 'PROBE-h5';
