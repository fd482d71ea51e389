import { string } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { isObject, withDefault } from '@/api/lenient';
import { fields, nothingToShow } from '../shared/decoders';

/** The raw task module (product §2.3). */
interface TaskSlotView {
  /** Raw; decoded where it is shown (`TaskSlot`), whose code is loaded after the page's. */
  readonly wire: Readonly<Record<string, unknown>>;
}

const text = withDefault(string, '');
const isText = (value: unknown): boolean => text(value, '').trim() !== '';

const isTask = (item: unknown): boolean =>
  isObject(item) &&
  isText(item['taskId']) &&
  typeof item['taskStatus'] === 'number' &&
  (isText(item['taskItemTitle']) || isText(item['taskTitle']));

/** @throws ContractError if there is no task */
export const taskModule: Decoder<TaskSlotView> = (value, path) => {
  const wire = fields(value, path);
  const items: unknown = wire['taskItemList'];
  return Array.isArray(items) && items.some(isTask) ? { wire } : nothingToShow(path);
};
