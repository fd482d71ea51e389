/** See tasksWay.h5.ts. */
export { TasksElsewhere as HomeTasks } from './TasksElsewhere';
