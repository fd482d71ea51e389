/** The document's address as it came, before any step inside the app. Part of the first script: read when that runs. */
export const loadedAddress = window.location.href;
