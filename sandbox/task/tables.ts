import type { TableTools } from '../core/tableTools';
import { PingLog } from './pingLog';
import { TaskTable } from './taskTable';

export const taskTables = ({ clock, random }: TableTools) => ({
  tasks: new TaskTable(clock, random),
  pings: new PingLog(),
});
