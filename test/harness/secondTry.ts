/**
 * `npm test` gives a journey that failed one more try (`JOURNEY_RETRIES`) and names it at the end: a browser that stops
 * drawing for a minute must not hide what the other thousand tests say. By itself and under `npm run stress` a test has
 * one try.
 */
jest.retryTimes(Number(process.env.JOURNEY_RETRIES ?? 0), { logErrorsBeforeRetry: true });
