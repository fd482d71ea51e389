/** Tasks that earn money (product §2.2 "Task module"): a widget for pages of other features, and its parts. */
export { TaskWidget, type TaskRefresh, type TaskWidgetProps } from './TaskWidget';
export { taskItem } from './taskApi';
export { taskButtonText } from './taskRules';
export type { TaskScene, TaskView } from './taskRules';
export { useStartTask, type StartResult } from './useStartTask';
/** For a page that brings the tasks itself. */
export { TaskList, type TaskListProps } from './TaskList';
export { taskOffer } from './taskApi';
export type { TaskOffer } from './taskRules';
export { TASK_TEXTS } from './taskTexts';
export { usePressTask } from './usePressTask';
export { useUnshownReports } from './appBidReports';
/** For `useLoaded`: few visits open the home page with it. */
export const loadTaskPopup = () => import('./TaskPopup');
