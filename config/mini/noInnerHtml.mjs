// Instead of Taro's reader of markup as text: `mini.runtime.enableInnerHTML` is off, and nothing calls these.
export const setInnerHTML = () => undefined;
export const parser = () => [];
