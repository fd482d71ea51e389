import { observer } from 'mobx-react';
import { gateway } from '@/api/gateway';
import { contrastShare } from '@/api/generated/operations/contrastProduct';
import { Button } from '@/components/Button';
import type { ClaimOnce } from '@/data/ClaimOnce';
import { claimFailureText } from '@/data/ClaimOnce';
import { sendParcel } from '@/features/contrast/sendParcel';
import { navigator } from '@/navigation';
import { toast } from '@/platform/toast';
import { tracker } from '@/tracking';
import type { ProductProps, AskedProduct } from '../productProps';
import styles from '../Product.module.scss';

const PAGE = 'productDetail';

export const ProductActions = observer(function ProductActions({
  asked,
  share,
}: Pick<ProductProps, 'asked' | 'share'>) {
  return (
    <>
      <Button
        kind="secondary"
        className={styles['way']}
        isLoading={share.isBusy}
        onClick={() => send(share, asked)}
      >
        分享给好友
      </Button>
      <Button
        className={styles['way']}
        onClick={() => {
          tracker.click(PAGE, 'send', { carrier: asked.carrierCode });
          return sendParcel(asked.question, asked.carrierCode);
        }}
      >
        去寄件
      </Button>
    </>
  );
});

/** The link is created once; the page that friends open also shares it. */
const SHARE_FAILED = '分享失败，请稍后再试';

async function send(share: ClaimOnce, { question, carrierCode }: AskedProduct): Promise<void> {
  tracker.click(PAGE, 'share', { carrier: carrierCode });
  const shareCode = await share.run(
    {
      key: 'share',
      login: { asksFirst: true },
      send: async (requestNo) =>
        (await gateway.call(contrastShare, { ...question, carrierCode, requestNo })).data.shareCode,
    },
    (end) => {
      if (end.kind === 'done') return end.answer;
      // Without a created link nothing is shared, whatever the request's result.
      if (end.kind !== 'nothing') toast.show(claimFailureText(end, SHARE_FAILED, SHARE_FAILED));
      return null;
    },
  );
  if (shareCode !== null) await navigator.goTo('contrastPricePreview', { shareCode });
}
