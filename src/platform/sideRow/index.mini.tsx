import { ScrollView } from '@tarojs/components';
import type { SideRowCapability, SideRowProps } from './types';

export const SideRow = function SideRow({ startPx, className, children }: SideRowProps) {
  return (
    <ScrollView
      scrollX
      scrollWithAnimation
      enhanced
      showScrollbar={false}
      scrollLeft={startPx}
      className={className}
    >
      {children}
    </ScrollView>
  );
} satisfies SideRowCapability;
