import type { StoreTools } from '../core/storeTools';
import { PingLog } from './pingLog';
import { TaskStore } from './taskStore';

export const taskStores = ({ clock, random }: StoreTools) => ({
  tasks: new TaskStore(clock, random),
  pings: new PingLog(),
});
