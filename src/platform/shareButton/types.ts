import type { ComponentType, ReactNode } from 'react';

export interface HostShareButtonProps {
  readonly label: string;
  readonly className: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * The host's own button, which opens its list of friends and sends the card of `share.prepare`; null where the host has
 * none: a button then calls `share.open`.
 */
export type HostShareButtonCapability = () => ComponentType<HostShareButtonProps> | null;
