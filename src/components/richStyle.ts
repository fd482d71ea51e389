/** `font-size:14px;color:red` -> `{ fontSize: '14px', color: 'red' }`, the form that React and Taro both accept. */
export function styleObject(style: string): Record<string, string> {
  const result: Record<string, string> = {};
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(colon, 0));
    const key = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (key !== '') result[key] = declaration.slice(colon + 1);
  }
  return result;
}
