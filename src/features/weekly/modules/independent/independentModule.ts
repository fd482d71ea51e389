import { object, string } from '@/api/decode';
import type { Decoder } from '@/api/decoder';
import { withDefault } from '@/api/lenient';

/** One full-width picture (product §2.3 "independentModuleList"). */
interface IndependentView {
  /** As sent by the gateway; `ModulePicture` decides whether it may be loaded. */
  readonly imageUrl: string;
  /** '' for no link. */
  readonly linkUrl: string;
}

const wire = object({ imgUrl: string, appUrl: withDefault(string, '') });

export const independentModule: Decoder<IndependentView> = (value, path) => {
  const { imgUrl, appUrl } = wire(value, path);
  return { imageUrl: imgUrl, linkUrl: appUrl };
};
