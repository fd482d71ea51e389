/**
 * Shows the tasks on the home page when it is opened for them (product §2.2 `for=fromHomeModalPopup`). Split by target
 * like `domain/login/loginPopupForm`, for the same reason: starting a task needs 28 KB of code, which mini programs keep out
 * of their main package; there the popup lists the tasks and links to the page that starts them.
 */
export { HomeTasks } from './HomeTasks';
