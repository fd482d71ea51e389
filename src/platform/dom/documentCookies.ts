/** H5 only: the document's raw cookies; empty where reading them throws (a sandboxed frame, `data:` addresses). */
export function documentCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
