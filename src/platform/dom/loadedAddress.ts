/**
 * The document's initial address, before any navigation inside the app. Part of the first script: evaluated when that
 * runs.
 */
export const loadedAddress = window.location.href;
