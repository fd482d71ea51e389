import { Dialog } from '@/components/Dialog';
import { Picture } from '@/components/Picture';

interface LargePictureProps {
  /** Null: closed. */
  readonly picture: { readonly url: string; readonly name: string } | null;
  readonly onClose: () => void;
}

/** One picture as large as the screen allows. */
export function LargePicture({ picture, onClose }: LargePictureProps) {
  return (
    <Dialog isOpen={picture !== null} label={picture?.name ?? ''} onClose={onClose}>
      {picture !== null && (
        <Picture src={picture.url} alt={picture.name} isNatural isLazy={false} fallback="图片加载失败" />
      )}
    </Dialog>
  );
}
