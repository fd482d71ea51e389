import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { Button } from '@/components/Button';
import { ShareButton } from '@/domain/activity/parts/ShareButton';
import { canSend } from '@/features/contrast/contrastOfferRules';
import { questionOf } from '@/features/contrast/contrastQuestion';
import { sendParcel } from '@/features/contrast/sendParcel';
import { tracker } from '@/tracking';
import type { PreviewProps } from '../previewProps';
import { sharedOffer } from '../sharedOffer';
import { toCompare } from '../toCompare';
import styles from '../Preview.module.scss';

const PAGE = 'contrastPricePreview';

export const PreviewBar = observer(function PreviewBar({
  info,
  isOpen,
  shareCode,
}: Omit<PreviewProps, 'scope'> & { readonly isOpen: boolean }) {
  const { offer, parcel, isOwner } = info;
  const question = questionOf(parcel);
  const code = isOpen && offer !== null && canSend(offer) ? offer.carrierCode : null;
  if (!isOpen)
    return (
      <Button isBlock onClick={() => toCompare(info)}>
        看看现在的价格
      </Button>
    );
  return (
    <>
      {isOwner ? (
        <View className={styles['way']}>
          <ShareButton
            page={sharedOffer(info, shareCode)}
            text="分享给好友"
            onPress={() => tracker.click(PAGE, 'share')}
          />
        </View>
      ) : (
        <Button kind="secondary" className={styles['way']} onClick={() => toCompare(info)}>
          我也要比价
        </Button>
      )}
      {code !== null && question !== null && (
        <Button
          kind={isOwner ? 'secondary' : 'primary'}
          className={styles['way']}
          onClick={() => {
            tracker.click(PAGE, 'send', { carrier: code });
            return sendParcel(question, code);
          }}
        >
          去寄件
        </Button>
      )}
    </>
  );
});
