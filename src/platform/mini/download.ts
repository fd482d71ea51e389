import { type Attempt, field } from '../attempt';
import { callMini } from './call';

/** Mini programs only. The file at an absolute address as a temporary file of the host; its path. */
export async function downloadMini(url: string): Promise<Attempt<string>> {
  const downloaded = await callMini('downloadFile', { url });
  if (!downloaded.ok) return downloaded;
  // An error page downloads as well as a file does.
  const status = field(downloaded.value, 'statusCode');
  const filePath = field(downloaded.value, 'tempFilePath');
  return typeof filePath !== 'string' || (typeof status === 'number' && status !== 200)
    ? { ok: false, error: 'the file did not download' }
    : { ok: true, value: filePath };
}
