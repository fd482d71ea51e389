import { useEffect, useRef, useState } from 'react';
import { env } from '@/env';
import { consumerApp } from '@/env.consumerApp';
import { host } from '@/platform/host';
import type { HostOs } from '@/platform/host/types';
import { navigation } from '@/platform/navigation';
import { otherApp } from '@/platform/otherApp';
import type { LaunchButtonProps } from '@/platform/otherApp/types';
import { toast } from '@/platform/toast';
import {
  type AppPage,
  type AppPlaces,
  getAction,
  type GetAction,
  type Installed,
  openAction,
  type OpenAction,
} from './openAppRules';

/** The app's addresses in this build. */
export const appPlaces: AppPlaces = { scheme: env.consumerAppScheme, ...consumerApp };

/**
 * Product §1.8 "Consumer app not installed": asks to get the app from this phone's store; the exact texts name the app
 * in Chinese. Decision: every phone but an iPhone says 应用商店, Harmony's and unknown ones too. Mini programs show it for
 * every refusal: the messaging app launches the consumer app only for users who came from it, and does not report
 * whether it is installed.
 */
export const notInstalledText = (os: HostOs): string =>
  os === 'ios' ? `请前往App Store下载${env.appName}` : `请前往应用商店下载${env.appName}`;

/** Shown in another app's browser, which opens no app: users who may have the app are not sent to a store. */
export const OPEN_IN_BROWSER_TEXT = '请点击右上角，选择在浏览器中打开后再试';
const ON_PHONE_TEXT = '请在手机上打开';
const NOT_OPENED_TEXT = '暂时无法打开，请稍后再试';

export const OPEN_APP_TEXT = `打开${env.appName}`;

export interface OpenAppOptions extends AppPage {
  /** A try failed before this page opened (a universal link that led here). */
  readonly hasMissed?: boolean;
  /** Called if this host opens nothing; by default a message is shown. */
  readonly onBlocked?: () => void;
}

export interface OpenApp {
  /** What a tap does now. */
  readonly action: OpenAction;
  /** Where to get the app. */
  readonly get: GetAction;
  /** Props of the host's native button, which replaces `press`. */
  readonly launch: LaunchButtonProps | null;
  readonly installed: Installed;
  readonly isOpening: boolean;
  press(): Promise<void>;
  /** Tries without a tap. @returns whether anything was tried */
  tryAutomatically(): Promise<boolean>;
  /** The user says that the app is installed. */
  pressAnyway(): Promise<void>;
}

/** Opens the consumer app, or leads to it, by the rules in `openAppRules`. */
export function useOpenApp({ hasMissed = false, onBlocked, ...page }: OpenAppOptions): OpenApp {
  const [installed, setInstalled] = useState<Installed>(hasMissed ? 'missing' : 'unknown');
  const [isOpening, setOpening] = useState(false);
  const life = useRef({ isHere: true, isOpening: false });
  useEffect(() => {
    const { current } = life;
    current.isHere = true; // strict mode runs effects twice
    return () => {
      current.isHere = false;
    };
  }, []);

  const now = host.current();
  const sayMissing = (): void => toast.show(notInstalledText(now.os));
  const hasLaunchButton = otherApp.launchButtonProps('', sayMissing) !== null;
  const get = getAction(now, appPlaces);
  const actionFor = (isPressed: boolean, known: Installed): OpenAction =>
    openAction({ host: now, hasLaunchButton, installed: known, isPressed }, page, appPlaces);
  const action = actionFor(true, installed);

  const open = async (address: string, isPressed: boolean): Promise<void> => {
    const store = isPressed && (get.kind === 'store' || get.kind === 'package') ? get.url : undefined;
    const outcome = await otherApp.openApp(
      { scheme: address, fallbackUrl: store },
      { isWanted: () => life.current.isHere },
    );
    if (!life.current.isHere || outcome.kind === 'cancelled') return;
    if (outcome.kind === 'opened') return setInstalled('there');
    if (outcome.kind === 'unsupported' && get.kind !== 'nothing')
      return follow({ kind: 'browser' }, isPressed);
    setInstalled('missing');
    if (!isPressed || store !== undefined) return;
    if (get.kind === 'nothing') toast.show(NOT_OPENED_TEXT);
    else sayMissing();
  };

  const follow = async (chosen: OpenAction, isPressed: boolean): Promise<void> => {
    switch (chosen.kind) {
      case 'scheme':
        return open(chosen.address, isPressed);
      case 'universal-link':
        // Nothing reports whether the app opened or the link's own page did: nothing is learned.
        await otherApp.openApp({ scheme: chosen.address });
        return;
      case 'store':
      case 'package':
        if (navigation.openExternal(chosen.url, 'push').kind !== 'done') sayMissing();
        return;
      case 'say':
        return sayMissing();
      case 'browser':
        if (onBlocked !== undefined) onBlocked();
        else toast.show(OPEN_IN_BROWSER_TEXT);
        return;
      case 'nothing':
        return toast.show(ON_PHONE_TEXT);
      case 'launch-button': // the host's button does it
      case 'wait':
        return;
    }
  };

  const once = async (chosen: OpenAction, isPressed: boolean): Promise<void> => {
    if (life.current.isOpening) return;
    life.current.isOpening = true;
    setOpening(true);
    try {
      await follow(chosen, isPressed);
    } finally {
      life.current.isOpening = false;
      if (life.current.isHere) setOpening(false);
    }
  };

  return {
    action,
    get,
    launch: action.kind === 'launch-button' ? otherApp.launchButtonProps(action.parameter, sayMissing) : null,
    installed,
    isOpening,
    press: () => once(action, true),
    async tryAutomatically() {
      const own = actionFor(false, installed);
      if (own.kind !== 'scheme') return false;
      await once(own, false);
      return true;
    },
    pressAnyway: () => once(actionFor(true, 'unknown'), true),
  };
}
