import type { ServerClock } from '../clock';
import type { Random } from '../random';
import { MemoryAccounts } from './memoryAccounts';
import { MemoryAggregations } from './memoryAggregations';
import { MemoryClaims } from './memoryClaims';
import { MemoryDraws } from './memoryDraws';
import { MemoryEvents } from './memoryEvents';
import { MemoryIncentives } from './memoryIncentives';
import { MemoryParcels } from './memoryParcels';
import { MemorySms } from './memorySms';
import { MemoryWeekly } from './memoryWeekly';
import type { SandboxStore } from './types';

/** The whole state in memory. A reset makes all of its parts anew, so nothing can be forgotten in it. */
export function createMemoryStore(clock: ServerClock, random: Random): SandboxStore {
  const build = () => ({
    accounts: new MemoryAccounts(clock, random),
    sms: new MemorySms(clock, random),
    claims: new MemoryClaims(clock),
    parcels: new MemoryParcels(clock),
    incentives: new MemoryIncentives(clock),
    aggregations: new MemoryAggregations(),
    weekly: new MemoryWeekly(),
    draws: new MemoryDraws(clock),
    tracking: new MemoryEvents(clock),
  });
  let parts = build();
  return {
    reset: () => {
      parts = build();
    },
    accountOfPhone: (...input) => parts.accounts.accountOfPhone(...input),
    accountOfHostUser: (...input) => parts.accounts.accountOfHostUser(...input),
    createUnboundAccount: () => parts.accounts.createUnboundAccount(),
    bindPhone: (...input) => parts.accounts.bindPhone(...input),
    issueToken: (...input) => parts.accounts.issueToken(...input),
    accountOfToken: (...input) => parts.accounts.accountOfToken(...input),
    issueBindTicket: (...input) => parts.accounts.issueBindTicket(...input),
    takeBindTicket: (...input) => parts.accounts.takeBindTicket(...input),
    useOnce: (...input) => parts.accounts.useOnce(...input),
    openPreCheck: (...input) => parts.sms.openPreCheck(...input),
    preCheckOf: (...input) => parts.sms.preCheckOf(...input),
    spendPreCheck: (...input) => parts.sms.spendPreCheck(...input),
    recordSentCode: (...input) => parts.sms.recordSentCode(...input),
    sentCodeOf: (...input) => parts.sms.sentCodeOf(...input),
    tryCode: (...input) => parts.sms.tryCode(...input),
    lastCode: (...input) => parts.sms.lastCode(...input),
    issueVerifyToken: (...input) => parts.sms.issueVerifyToken(...input),
    takeVerifyToken: (...input) => parts.sms.takeVerifyToken(...input),
    issueSliderTicket: (...input) => parts.sms.issueSliderTicket(...input),
    takeSliderTicket: (...input) => parts.sms.takeSliderTicket(...input),
    heldCoupons: (...input) => parts.claims.heldCoupons(...input),
    stockOf: (...input) => parts.claims.stockOf(...input),
    claim: (...input) => parts.claims.claim(...input),
    sendParcels: (...input) => parts.parcels.sendParcels(...input),
    shipParcels: (...input) => parts.parcels.shipParcels(...input),
    parcelsOf: (...input) => parts.parcels.parcelsOf(...input),
    joiningOf: (...input) => parts.incentives.joiningOf(...input),
    join: (...input) => parts.incentives.join(...input),
    claimedStages: (...input) => parts.aggregations.claimedStages(...input),
    claimStage: (...input) => parts.aggregations.claimStage(...input),
    claimsOf: (...input) => parts.weekly.claimsOf(...input),
    claimRight: (...input) => parts.weekly.claimRight(...input),
    remindersOf: (...input) => parts.weekly.remindersOf(...input),
    subscribe: (...input) => parts.weekly.subscribe(...input),
    drawState: (...input) => parts.draws.drawState(...input),
    draw: (...input) => parts.draws.draw(...input),
    drawsOf: (...input) => parts.draws.drawsOf(...input),
    addEvents: (...input) => parts.tracking.addEvents(...input),
    events: () => parts.tracking.events(),
  };
}
