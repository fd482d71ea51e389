import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';

/**
 * Size in bytes of a file of this mini program, including temporary ones; null: the host does not report it. Both hosts
 * deprecated `getFileInfo` in favour of the file manager's (their documentation), available from base library 1.9.9
 * (messaging app) and 1.13.0 (payment app).
 */
export async function fileSize(filePath: string): Promise<number | null> {
  const asked = await attempt(
    () =>
      new Promise<unknown>((success, fail) => {
        Taro.getFileSystemManager().getFileInfo({ filePath, success, fail });
      }),
  );
  const size = asked.ok ? field(asked.value, 'size') : undefined;
  return typeof size === 'number' ? size : null;
}
