import { Dialog } from '@/components/Dialog';
import { update } from '@/platform/update';
import { putOffUpdate } from './appNews';

/** A newer package has been downloaded: the user decides when the mini program restarts. */
export function UpdateDialog({ isOpen }: { readonly isOpen: boolean }) {
  return (
    <Dialog
      isOpen={isOpen}
      layer="update"
      title="发现新版本"
      confirm={{ text: '立即重启', onPress: () => update.apply() }}
      cancel={{ text: '稍后再说', onPress: putOffUpdate }}
    >
      新版本已经准备好，重启后即可使用最新内容。
    </Dialog>
  );
}
