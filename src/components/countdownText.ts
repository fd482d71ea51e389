interface CountdownParts {
  readonly days: number;
  /** 0 to 23. */
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

export type CountdownForm = 'days' | 'hours' | 'seconds';

const SECOND_MS = 1000;

/** Whole seconds left, rounded up: 1 until the end is really reached, and only then 0. Never negative. */
export function secondsLeft(remainingMs: number): number {
  return remainingMs > 0 ? Math.ceil(remainingMs / SECOND_MS) : 0; // NaN is 0 too
}

export function countdownParts(remainingMs: number): CountdownParts {
  const left = secondsLeft(remainingMs);
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `days`: `2天 03:04:05`, without the days on the last one. `hours`: `51:04:05`. `seconds`: `59`, for a button. */
export function countdownText(remainingMs: number, form: CountdownForm): string {
  if (form === 'seconds') return String(secondsLeft(remainingMs));
  const { days, hours, minutes, seconds } = countdownParts(remainingMs);
  const tail = `${two(minutes)}:${two(seconds)}`;
  if (form === 'hours') return `${two(days * 24 + hours)}:${tail}`;
  return `${days > 0 ? `${days}天 ` : ''}${two(hours)}:${tail}`;
}
