import type { EmptyStateProps } from './EmptyState';
import { StateView } from './StateView';

/** What the address names does not exist. */
export function MissingState(props: EmptyStateProps) {
  return <StateView mark="missing" {...props} />;
}
