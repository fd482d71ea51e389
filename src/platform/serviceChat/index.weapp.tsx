import { Button } from '@tarojs/components';
import type { ComponentProps } from 'react';
import { launch } from '../launch';
import type { ServiceChatCapability } from './types';

type ChatProps = ComponentProps<NonNullable<ReturnType<ServiceChatCapability>>>;

/** Nothing else opens the chat. Native buttons do not work in single-page mode. */
export const serviceChat: ServiceChatCapability = (() =>
  launch.isSinglePage() ? null : ChatButton) satisfies ServiceChatCapability;

const ChatButton = ({ className, onPress, children }: ChatProps) => (
  <Button className={className} openType="contact" onClick={onPress}>
    {children}
  </Button>
);
