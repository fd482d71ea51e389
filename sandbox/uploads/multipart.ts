/** A body of multipart/form-data (RFC 7578), as browsers and mini programs send files. */
interface FormParts {
  readonly fields: ReadonlyMap<string, string>;
  /** The part named `file`; null: none. */
  readonly file: Buffer | null;
}

const CRLF = '\r\n';
const HEAD_END = '\r\n\r\n';

/** Null if the body is not multipart/form-data. */
export function parseMultipart(body: Buffer, contentType: string): FormParts | null {
  const boundary = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType);
  const mark = Buffer.from(`--${boundary?.[1] ?? boundary?.[2] ?? ''}`);
  if (boundary === null) return null;
  const fields = new Map<string, string>();
  let file: Buffer | null = null;
  let at = body.indexOf(mark);
  while (at !== -1) {
    const start = at + mark.length + CRLF.length;
    const next = body.indexOf(Buffer.concat([Buffer.from(CRLF), mark]), start);
    if (next === -1)
      return at > 0 && body.subarray(at + mark.length, at + mark.length + 2).toString() === '--'
        ? { fields, file }
        : null;
    const headEnd = body.indexOf(HEAD_END, start);
    if (headEnd === -1 || headEnd > next) return null;
    const head = body.subarray(start, headEnd).toString('utf8');
    const name = /content-disposition:[^\r\n]{0,200}?\bname="([^"\r\n]{0,100})"/i.exec(head)?.[1];
    const content = body.subarray(headEnd + HEAD_END.length, next);
    if (name === 'file') file = content;
    else if (name !== undefined) fields.set(name, content.toString('utf8'));
    at = next + CRLF.length;
  }
  return null;
}
