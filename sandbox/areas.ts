import { accountArea } from './account';
import { appArea } from './app';
import { campaignArea } from './campaign';
import { contrastArea } from './contrast';
import type { Handler } from './core/call';
import { byHeading } from './core/links';
import { couponArea } from './coupon';
import { evaluationArea } from './evaluation';
import { homeArea } from './home';
import { inviteArea } from './invite';
import { invoiceArea } from './invoice';
import { pickArea } from './pick';
import { reductionArea } from './reduction';
import { sendArea } from './send';
import { taskArea } from './task';
import { walletArea } from './wallet';
import { weeklyArea } from './weekly';

/** Every area of the sandbox. */
export const AREAS = [
  accountArea,
  appArea,
  campaignArea,
  contrastArea,
  couponArea,
  evaluationArea,
  homeArea,
  inviteArea,
  invoiceArea,
  pickArea,
  reductionArea,
  sendArea,
  taskArea,
  walletArea,
  weeklyArea,
];

/** Every fixture page, in the order in which the lab and sandbox/README.md list them. */
export const FIXTURE_LINKS = byHeading(AREAS.flatMap(({ links = [] }) => links));

/** By name of the operation; the gateway does not start while one of the contract is missing (`core/plugin.ts`). */
const HANDLERS: ReadonlyMap<string, unknown> = new Map(
  AREAS.flatMap(({ operations }) => Object.entries(operations)),
);

/** The handler of an operation of the contract; undefined: none. */
export const handlerOf = (id: string): Handler<unknown> | undefined =>
  // Bodies reach a handler only after the contract check, which makes them Bodies[Id].
  HANDLERS.get(id) as Handler<unknown> | undefined;
