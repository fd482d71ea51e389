import type { BrightnessCapability } from '@/platform/brightness/types';

/** Keeps the screen bright while it is wanted; the user's brightness is back as soon as it is not. */
export class BrightScreen {
  private isWanted = false;
  private restore: (() => Promise<void>) | null = null;

  constructor(private readonly brightness: BrightnessCapability) {}

  async on(): Promise<void> {
    if (this.isWanted) return;
    this.isWanted = true;
    const outcome = await this.brightness.raise();
    // Where it cannot be raised, the code is readable all the same.
    if (outcome.kind !== 'raised') return;
    if (this.isWanted) this.restore = outcome.restore;
    else await outcome.restore();
  }

  off(): void {
    this.isWanted = false;
    void this.restore?.();
    this.restore = null;
  }
}
