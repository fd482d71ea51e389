/**
 * What the H5 components pass through to the DOM and mini programs carry as plain attributes or ignore:
 * names and roles for assistive technology, and the keyboard.
 */
import '@tarojs/components';

interface KeyPress {
  readonly key: string;
  readonly target: unknown;
  readonly currentTarget: unknown;
  preventDefault(): void;
}

interface AccessProps {
  role?: string;
  tabIndex?: number;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-hidden'?: boolean;
  'aria-disabled'?: boolean;
  'aria-checked'?: boolean;
  'aria-modal'?: boolean;
  'aria-live'?: 'polite' | 'assertive' | 'off';
  'aria-busy'?: boolean;
  'aria-valuenow'?: number;
  'aria-valuemin'?: number;
  'aria-valuemax'?: number;
  'aria-valuetext'?: string;
  onKeyDown?: (event: KeyPress) => void;
}

declare module '@tarojs/components/types/common' {
  interface StandardProps extends AccessProps {}
}
