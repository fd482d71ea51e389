import { type Attempt, DOWNLOAD_TIMEOUT_MS, field, within } from '../attempt';
import { callMini } from './call';

/**
 * Mini programs only. The file at an absolute address as a temporary file of the host; its path. The hosts' own limit
 * is a minute, and old base libraries know none.
 */
export async function downloadMini(url: string): Promise<Attempt<string>> {
  const downloaded = await within(
    DOWNLOAD_TIMEOUT_MS,
    callMini('downloadFile', { url, timeout: DOWNLOAD_TIMEOUT_MS }),
  );
  if (!downloaded.ok) return downloaded;
  // An error page downloads as well as a file does.
  const status = field(downloaded.value, 'statusCode');
  const filePath = field(downloaded.value, 'tempFilePath');
  return typeof filePath !== 'string' || (typeof status === 'number' && status !== 200)
    ? { ok: false, error: 'the file did not download' }
    : { ok: true, value: filePath };
}
