import { object, string } from '@/api/decode';
import { type Decoder } from '@/api/decoder';
import { withDefault } from '@/api/lenient';

/** One picture across the page (product §2.3 "independentModuleList"). */
export interface IndependentView {
  /** As the gateway wrote it; `CampaignPicture` decides whether it may be loaded. */
  readonly imageUrl: string;
  /** '' leads nowhere. */
  readonly linkUrl: string;
}

const wire = object({ imgUrl: string, appUrl: withDefault(string, '') });

export const independentModule: Decoder<IndependentView> = (value, path) => {
  const { imgUrl, appUrl } = wire(value, path);
  return { imageUrl: imgUrl, linkUrl: appUrl };
};
