import { ApiFailure, type AsyncCall } from './call';
import type { ApiContext } from './context';

/** The messaging app's error number. */
const NOT_AUTHORISED = { errno: 104 };

/**
 * The messaging app's privacy consent of one phone. While it is open (`privacy=open` in the engine page's address),
 * calls that need it call the app's `onNeedPrivacyAuthorization` listener and wait for its answer, as on a phone:
 * without a listener they fail, and 'agree' counts only with the id of an agree button that was really tapped.
 */
class PrivacyDesk {
  private listener: ((resolve: (answer: unknown) => void, info: unknown) => void) | null = null;
  private readonly pressed = new Set<string>();

  constructor(
    private readonly context: ApiContext,
    public isOpen: boolean,
  ) {}

  listen(listener: unknown): void {
    if (typeof listener === 'function') this.listener = listener as typeof this.listener;
  }

  /** A button with `open-type="agreePrivacyAuthorization"` was tapped. */
  agreeButtonPressed(id: string): void {
    this.pressed.add(id);
    this.isOpen = false;
  }

  /** @throws ApiFailure when the user does not agree */
  async pass(api: string): Promise<void> {
    if (!this.isOpen) return;
    const { listener } = this;
    if (listener === null) throw new ApiFailure('privacy permission is not authorized', 2, NOT_AUTHORISED);
    const answer = await new Promise<unknown>((resolve) => listener(resolve, { referrer: api }));
    const { event, buttonId } = Object.fromEntries(Object.entries(Object(answer) as object)) as {
      event?: unknown;
      buttonId?: unknown;
    };
    if (event !== 'agree') throw new ApiFailure('privacy permission is not authorized', 2, NOT_AUTHORISED);
    if (!this.pressed.has(String(buttonId))) {
      const problem = `"agree" with button "${String(buttonId)}", which is no agree button that was pressed`;
      this.context.errors.add('privacy', problem);
      throw new ApiFailure(problem, 2, NOT_AUTHORISED);
    }
  }
}

const desks = new WeakMap<ApiContext, PrivacyDesk>();

export function privacyOf(context: ApiContext): PrivacyDesk {
  const { target, isPrivacyOpen } = context.settings;
  const desk = desks.get(context) ?? new PrivacyDesk(context, target === 'weapp' && isPrivacyOpen);
  desks.set(context, desk);
  return desk;
}

/** A call that the messaging app makes only with the user's consent. */
export const behindConsent =
  (context: ApiContext, api: string, body: AsyncCall): AsyncCall =>
  async (options) => {
    await privacyOf(context).pass(api);
    return body(options);
  };
