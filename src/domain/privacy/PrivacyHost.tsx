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
  return part === null ? null : <part.PrivacySheet isOpen={isOpen} consent={consent} />;
});
