import { type Attempt, DOWNLOAD_TIMEOUT_MS, field, within } from '../attempt';
import { callMini } from './callMini';

/**
 * Mini programs only. Downloads an absolute address to a temporary file of the host and returns its path. The hosts'
 * own timeout is a minute, and old base libraries have none.
 */
export async function downloadMini(url: string): Promise<Attempt<string>> {
  const downloaded = await within(
    DOWNLOAD_TIMEOUT_MS,
    callMini('downloadFile', { url, timeout: DOWNLOAD_TIMEOUT_MS }),
  );
  if (!downloaded.ok) return downloaded;
  // An error page also counts as a successful download.
  const status = field(downloaded.value, 'statusCode');
  const filePath = field(downloaded.value, 'tempFilePath');
  return typeof filePath !== 'string' || (typeof status === 'number' && status !== 200)
    ? { ok: false, error: 'the file did not download' }
    : { ok: true, value: filePath };
}
