/** The components of the module types; the compiler asks for one of each in `catalog.ts`. */
import type { ReactNode } from 'react';
import type { CampaignModule } from './catalog';
import { Independent } from './modules/independent/Independent';
import type { Registry } from './registryTypes';

export const REGISTRY: Registry = {
  independent: Independent,
};

/** The module by its component. */
export function renderModule(module: CampaignModule): ReactNode {
  switch (module.type) {
    case 'independent':
      return <REGISTRY.independent {...module} />;
  }
}
