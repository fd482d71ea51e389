import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { useIsFrontHost } from '@/hooks/useIsFrontHost';
import { useLoaded } from '@/hooks/useLoaded';
import { consent } from '@/session';

const load = () => import('./PrivacySheet');

/** Mounted once by every page of a mini program: shows the privacy question when a feature needs consent. */
export const PrivacyHost = observer(function PrivacyHost() {
  const isFront = useIsFrontHost('privacy');
  const isOpen = consent.isAsking && isFront;
  const part = useLoaded(load, isOpen, consent.refuse);
  useEffect(() => consent.attachHost(), []);
  // A caller that waits for the decision must not wait on another page.
  useEffect(() => (isOpen ? consent.dismiss : undefined), [isOpen]);
  return part === null ? null : <part.PrivacySheet isOpen={isOpen} consent={consent} />;
});
