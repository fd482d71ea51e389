import { field, reasonOf } from '../attempt';
import { failure } from '../outcome';
import type { ShareContent, ShareOutcome, ShareSignature } from './types';

const API_LIST = ['updateAppMessageShareData', 'updateTimelineShareData'];
const CONFIG_TIMEOUT_MS = 8000;

/** Calls one function of the SDK object; false when this version lacks it. */
function call(sdk: unknown, name: string, argument: unknown): boolean {
  const method = field(sdk, name);
  if (typeof method !== 'function') return false;
  Reflect.apply(method, sdk, [argument]);
  return true;
}

/** Browser only: configures the messaging app's JS-SDK and sets the cards of both of its menus. */
export function prepareWechatCard(
  sdk: unknown,
  card: Omit<ShareContent, 'pagePath'>,
  signature: ShareSignature,
): Promise<ShareOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(failure('the share SDK did not get ready')), CONFIG_TIMEOUT_MS);
    function end(outcome: ShareOutcome): void {
      clearTimeout(timer);
      resolve(outcome);
    }
    function setCards(): void {
      const data = { title: card.title, desc: card.summary, link: card.url, imgUrl: card.imageUrl };
      const fail = (error: unknown): void =>
        end(failure(reasonOf(error) || 'the share SDK refused the card'));
      // The timeline shows no summary. Its success does not prove that the chat card was set, which is the important
      // one.
      call(sdk, 'updateTimelineShareData', data);
      if (!call(sdk, 'updateAppMessageShareData', { ...data, success: () => end({ kind: 'ready' }), fail }))
        fail('old share SDK');
    }
    try {
      call(sdk, 'error', (error: unknown) =>
        end(failure(reasonOf(error) || 'the share SDK refused the signature')),
      );
      if (
        !call(sdk, 'ready', setCards) ||
        !call(sdk, 'config', { debug: false, ...signature, jsApiList: API_LIST })
      ) {
        end(failure('the share SDK is incomplete'));
      }
    } catch (error) {
      end(failure(error)); // foreign code may throw
    }
  });
}
