/** Storage key of the SMS attempt; apart from its code, which the first page does not carry. */
export const ATTEMPT_KEY = 'loginAttempt';
