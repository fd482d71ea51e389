/**
 * How the home page shows the tasks when it is opened for them (product §2.2 `for=fromHomeModalPopup`). Split by target like
 * `domain/login/loginWay`, for the same reason: the popup brings all of the tasks' code (28 KB), which mini programs keep
 * out of their main package; they lead to the page that shows the tasks, and back leads home.
 */
export { HomeTasks } from './HomeTasks';
