/**
 * How the home page shows the tasks when it is opened for them (product §2.2 `for=fromHomeModalPopup`). Split by target like
 * `domain/login/loginWay`, for the same reason: starting a task brings 28 KB of code, which mini programs keep out of
 * their main package; their popup lists the tasks and leads to the page that starts them.
 */
export { HomeTasks } from './HomeTasks';
