import { Button } from '@tarojs/components';
import { launch } from '../launch';
import { markup } from '../markup';
import type { HostShareButtonCapability, HostShareButtonProps } from './types';

/** Nothing else opens the list of friends from a tap. Native buttons do not work in single-page mode. */
export const hostShareButton: HostShareButtonCapability = (() =>
  launch.isSinglePage() ? null : HostShareButton) satisfies HostShareButtonCapability;

const HostShareButton = ({ label, className, onPress, children }: HostShareButtonProps) => (
  <Button className={className} openType="share" onClick={onPress} {...markup.access({ label })}>
    {children}
  </Button>
);
