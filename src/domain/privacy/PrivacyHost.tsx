import { observer } from 'mobx-react';
import { useEffect } from 'react';
import { useIsFrontHost } from '@/hooks/useIsFrontHost';
import { useLoaded } from '@/hooks/useLoaded';
import { consent } from '@/session';

const load = () => import('./PrivacySheet');

/** Mounted once by every page: shows the privacy question when something needs its answer. */
export const PrivacyHost = observer(function PrivacyHost() {
  const isFront = useIsFrontHost('privacy');
  const isOpen = consent.isAsking && isFront;
  const part = useLoaded(load, isOpen, consent.refuse);
  useEffect(() => consent.attachHost(), []);
  // What waits for the answer does not wait on another page.
  useEffect(() => (isOpen ? consent.dismiss : undefined), [isOpen]);
  return part === null ? null : <part.PrivacySheet isOpen={isOpen} consent={consent} />;
});
