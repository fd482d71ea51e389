/** Tasks that earn money (spec 2 §2 "Task module"): a widget for pages of other features, and its parts. */
export { TaskWidget, type TaskRefresh, type TaskWidgetProps } from './TaskWidget';
export { taskItem } from './taskDecoders';
export { taskButtonText } from './taskRules';
export type { TaskScene, TaskView } from './taskTypes';
export { useStartTask, type StartResult } from './useStartTask';
/** For a page that brings the tasks itself. */
export { TaskList, type TaskListProps } from './TaskList';
export { taskOffer } from './taskDecoders';
export type { TaskOffer } from './taskTypes';
export { TASK_TEXTS } from './taskTexts';
export { usePressTask } from './usePressTask';
export { useUnshownReports } from './useUnshownReports';
/** For `useLoaded`: few visits open the home page with it. */
export const loadTaskPopup = () => import('./TaskPopup');
