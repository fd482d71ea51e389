import Taro from '@tarojs/taro';
import { attempt, field } from '../attempt';

/**
 * Bytes of a file of this mini program, temporary ones too; null: the host does not say. Both hosts stopped `getFileInfo`
 * in favour of the file manager's (their documents), which they have from base library 1.9.9 (messaging app) and 1.13.0
 * (payment app) on.
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
