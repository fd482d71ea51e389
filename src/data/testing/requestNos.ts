/** Predictable claim numbers: `requestNo0000001` and so on. For tests only. */
export function requestNos(): () => string {
  let made = 0;
  return () => {
    made += 1;
    return `requestNo${String(made).padStart(7, '0')}`;
  };
}
