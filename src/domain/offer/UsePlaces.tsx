import { Tiles } from '@/domain/services/Tiles';
import { env } from '@/env';
import { navigator, type RouteName } from '@/navigation';
import { Section } from '@/templates/GuideSection';
import { tracker } from '@/tracking';
import { placesOfUse } from './placesOfUse';

interface UsePlacesProps {
  readonly page: RouteName;
  readonly title: string;
  /** Labels of the coupons' businesses. */
  readonly businesses: readonly string[];
}

const ICONS = { send: 'send', wash: 'wash', home: 'homeServices' } as const;

/** Where coupons are used, as tiles that lead there; the laundry is part of home services. */
export const UsePlaces = ({ page, title, businesses }: UsePlacesProps) => (
  <Section title={title}>
    <Tiles
      tiles={placesOfUse(businesses, env.homeServicesConfigId !== '').map(({ name, text, hint }) => ({
        icon: ICONS[name],
        text,
        hint,
        onPress: () => open(page, name),
      }))}
    />
  </Section>
);

function open(page: RouteName, name: 'send' | 'wash' | 'home'): Promise<unknown> {
  tracker.click(page, `place-${name}`);
  return name === 'send'
    ? navigator.goTo('send')
    : navigator.goTo('hsGather', { configId: env.homeServicesConfigId });
}
