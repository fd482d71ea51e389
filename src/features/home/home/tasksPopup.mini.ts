/** See tasksPopup.h5.ts. */
export { HomeTaskList as HomeTasks } from './HomeTaskList';
