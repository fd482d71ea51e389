import type { ComponentType, ReactNode } from 'react';

interface ServiceChatButtonProps {
  readonly className: string | undefined;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * The host's own button, which opens its chat with customer service; null where the host has none: then the phone is
 * the way.
 */
export type ServiceChatCapability = () => ComponentType<ServiceChatButtonProps> | null;
