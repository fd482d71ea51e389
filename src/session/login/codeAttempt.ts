import { ApiError, type Decoded } from '@/api';
import { array, number, object, string } from '@/api/decode';
import type { StorageKey } from '@/platform/storage/keys';
import type { StorageCapability } from '@/platform/storage/types';
import { ATTEMPT_KEY, phoneKey, RESEND_MS } from './loginRules';

/**
 * What has to survive between "send code" and "submit", also when the user leaves to read the message and the page is
 * reloaded: the attempt (of this visit) and the end of the countdown (of the device, for any number).
 */
const attempt = object({
  phoneKey: string,
  opCode: string,
  /** From the sendSmsCode response; signed into checkSmsCode. */
  requestCode: string,
  timestamp: number,
  clientIp: string,
  keyOrder: string,
  keyParts: array(object({ id: string, value: string })),
});
type CodeAttempt = Decoded<typeof attempt>;

const DEADLINE_KEY: StorageKey = 'smsUntil';

export class CodeAttempts {
  constructor(private readonly storage: StorageCapability) {}

  save(saved: CodeAttempt): void {
    this.storage.session.write(ATTEMPT_KEY, JSON.stringify(saved));
  }

  /** The attempt that belongs to `phone`, or null. */
  read(phone: string): CodeAttempt | null {
    const text = this.storage.session.read(ATTEMPT_KEY);
    if (text === null) return null;
    try {
      const saved = attempt(JSON.parse(text), ATTEMPT_KEY);
      return saved.phoneKey === phoneKey(phone) ? saved : null;
    } catch (cause) {
      if (cause instanceof SyntaxError || cause instanceof ApiError) return null;
      throw cause;
    }
  }

  /** The code has been used for a login: no code is pending. */
  forget(): void {
    this.storage.session.remove(ATTEMPT_KEY);
    this.storage.durable.remove(DEADLINE_KEY);
  }

  /** `untilMs` is in the server's time, which a change of the device's clock does not affect. */
  startCountdown(untilMs: number): void {
    this.storage.durable.write(DEADLINE_KEY, String(untilMs), { expiresInMs: RESEND_MS });
  }

  countdownEnd(): number | null {
    const untilMs = Number(this.storage.durable.read(DEADLINE_KEY) ?? NaN);
    return isFinite(untilMs) ? untilMs : null;
  }
}
