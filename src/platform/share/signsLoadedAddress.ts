import { host } from '../host';

/**
 * H5 only: whether the browser checks the signature of the JS-SDK against the address where the document was loaded,
 * whatever the address bar shows since. The messaging app's browser does on iOS (vendor's JS-SDK guide, "common
 * errors", `invalid signature`).
 */
export function signsLoadedAddress(): boolean {
  const { kind, os } = host.current();
  return kind === 'wechat-browser' && os === 'ios';
}
