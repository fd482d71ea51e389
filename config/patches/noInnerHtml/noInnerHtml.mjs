// Replaces Taro's HTML parser: `mini.runtime.enableInnerHTML` is off, and no code calls these.
export const setInnerHTML = () => undefined;
export const parser = () => [];
