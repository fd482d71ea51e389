export const probe = 'PROBE-alipay';
