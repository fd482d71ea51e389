import type { ServerClock } from './clock';
import type { Random } from './random';
import { MemoryAccounts } from '../account/memoryAccounts';
import { MemoryAddresses } from '../send/memoryAddresses';
import { MemoryAggregations } from '../pick/memoryAggregations';
import { MemoryCabinets } from '../pick/memoryCabinets';
import { MemoryCash } from '../wallet/memoryCash';
import { CouponLedger } from '../coupon/couponLedger';
import { MemoryClaims } from '../coupon/memoryClaims';
import { MemoryContrast } from '../contrast/memoryContrast';
import { MemoryDraws } from '../weekly/memoryDraws';
import { MemoryEvaluations } from '../evaluation/memoryEvaluations';
import { MemoryEvents } from '../account/memoryEvents';
import { MemoryFunds } from '../reduction/memoryFunds';
import { MemoryHelps } from '../invite/memoryHelps';
import { inviteFactsOf, invitePayments } from '../invite/inviteRewards';
import { MemoryIncentives } from '../coupon/memoryIncentives';
import { MemoryInvites } from '../invite/memoryInvites';
import { MemoryInvoices } from '../invoice/memoryInvoices';
import { MemoryMessages } from '../app/memoryMessages';
import { MemoryOrders } from '../send/memoryOrders';
import { MemoryParcels } from '../campaign/memoryParcels';
import { MemoryPay } from '../coupon/memoryPay';
import { MemoryShares } from '../coupon/memoryShares';
import { MemorySms } from '../account/memorySms';
import { MemoryGifts } from '../campaign/memoryGifts';
import { MemoryExpress } from '../send/memoryExpress';
import { MemoryPickGifts } from '../pick/memoryPickGifts';
import { MemoryTasks } from '../task/memoryTasks';
import { MemoryUploads } from '../evaluation/memoryUploads';
import { MemoryWallet } from '../coupon/memoryWallet';
import { MemoryWeekly } from '../weekly/memoryWeekly';
import type { Visitor } from './rewardTypes';
import type { ParcelHistory, SandboxStore } from './types';

/** The whole state in memory. A reset creates all of its parts again, so that nothing can be left over. */
export function createMemoryStore(clock: ServerClock, random: Random): SandboxStore {
  const build = () => {
    const ledger = new CouponLedger(clock);
    const pay = new MemoryPay(clock);
    const helps = new MemoryHelps(clock, random);
    const cash = new MemoryCash(clock, random, helps);
    const uploads = new MemoryUploads(clock, random);
    const evaluations = new MemoryEvaluations(clock, uploads);
    const orders = new MemoryOrders(clock);
    const invoices = new MemoryInvoices(clock, random, orders);
    return {
      ...{ helps, cash, uploads, evaluations, orders, invoices },
      ...campaignParts(ledger),
      ...miniParts(ledger, pay),
    };
  };
  const campaignParts = (ledger: CouponLedger) => ({
    accounts: new MemoryAccounts(clock, random),
    sms: new MemorySms(clock, random),
    shares: new MemoryShares(random),
    contrast: new MemoryContrast(clock, random),
    invites: new MemoryInvites(clock, random),
    claims: new MemoryClaims(ledger),
    parcels: new MemoryParcels(clock),
    incentives: new MemoryIncentives(clock),
    aggregations: new MemoryAggregations(),
    weekly: new MemoryWeekly(ledger),
    draws: new MemoryDraws(clock, ledger),
    tasks: new MemoryTasks(clock, random),
    funds: new MemoryFunds(clock),
    pickGifts: new MemoryPickGifts(clock),
    gifts: new MemoryGifts(clock),
    express: new MemoryExpress(clock),
    tracking: new MemoryEvents(clock),
  });
  const miniParts = (ledger: CouponLedger, pay: MemoryPay) => ({
    pay,
    wallet: new MemoryWallet(clock, ledger, pay),
    addresses: new MemoryAddresses(),
    cabinets: new MemoryCabinets(clock),
    messages: new MemoryMessages(),
  });
  let parts = build();
  /** Returns the fund money of unpaid orders before the fund is read. */
  const releaseUses = async (visitor: Visitor): Promise<void> => {
    for (const useId of parts.pay.releasedUses(visitor.id)) await parts.funds.undo(visitor, useId);
  };
  const parcelsOf = async (accountId: string): Promise<ParcelHistory> => {
    const { parcels, lastShippingMs } = await parts.parcels.parcelsOf(accountId);
    const sent = [...parcels, ...parts.orders.parcelsSentBy(accountId)];
    return { parcels: sent.sort((a, b) => a.sentAtMs - b.sentAtMs), lastShippingMs };
  };
  /** Credits the rewards for friends before the fund is read. */
  const payInvites = async (visitor: Visitor): Promise<void> => {
    const { invites, funds } = parts;
    for (const payment of await invitePayments(visitor, { invites, parcelsOf, nowMs: clock.nowMs() }))
      await funds.pay(visitor, payment);
  };
  return {
    reset: () => {
      parts = build();
    },
    accountOfPhone: (...input) => parts.accounts.accountOfPhone(...input),
    accountOfHostUser: (...input) => parts.accounts.accountOfHostUser(...input),
    bindHostUser: (...input) => parts.accounts.bindHostUser(...input),
    signOut: (...input) => parts.accounts.signOut(...input),
    isSignedOut: (...input) => parts.accounts.isSignedOut(...input),
    endToken: (...input) => parts.accounts.endToken(...input),
    createUnboundAccount: () => parts.accounts.createUnboundAccount(),
    bindPhone: (...input) => parts.accounts.bindPhone(...input),
    issueToken: (...input) => parts.accounts.issueToken(...input),
    accountOfId: (...input) => parts.accounts.accountOfId(...input),
    shareCodeOf: (...input) => parts.shares.shareCodeOf(...input),
    sharerOf: (...input) => parts.shares.sharerOf(...input),
    countFriend: (...input) => parts.shares.countFriend(...input),
    friendsBy: (...input) => parts.shares.friendsBy(...input),
    inquiriesOf: (...input) => parts.contrast.inquiriesOf(...input),
    inquiryOf: (...input) => parts.contrast.inquiryOf(...input),
    noteInquiry: (...input) => parts.contrast.noteInquiry(...input),
    shareOffer: (...input) => parts.contrast.shareOffer(...input),
    sharedOffer: (...input) => parts.contrast.sharedOffer(...input),
    noteShareView: (...input) => parts.contrast.noteShareView(...input),
    newlySaid: () => parts.evaluations.newlySaid(),
    helpTask: (...input) => parts.helps.helpTask(...input),
    helpTaskOf: (...input) => parts.helps.helpTaskOf(...input),
    startHelp: (...input) => parts.helps.startHelp(...input),
    reasonToHelp: (...input) => parts.helps.reasonToHelp(...input),
    help: (...input) => parts.helps.help(...input),
    cashHelped: (...input) => parts.helps.cashHelped(...input),
    mayAskExpress: (...input) => parts.express.mayAskExpress(...input),
    noteExpress: (...input) => parts.express.noteExpress(...input),
    expressQueries: (...input) => parts.express.expressQueries(...input),
    dropExpress: (...input) => parts.express.dropExpress(...input),
    hasOpenedGift: (...input) => parts.pickGifts.hasOpenedGift(...input),
    noteOpenedGift: (...input) => parts.pickGifts.noteOpenedGift(...input),
    giftAskedForMs: (...input) => parts.pickGifts.giftAskedForMs(...input),
    acceptedGift: (...input) => parts.gifts.acceptedGift(...input),
    acceptGift: (...input) => parts.gifts.acceptGift(...input),
    cashEntries: (...input) => parts.cash.cashEntries(...input),
    cashSums: (...input) => parts.cash.cashSums(...input),
    withdrawCash: (...input) => parts.cash.withdrawCash(...input),
    withdrawalOf: (...input) => parts.cash.withdrawalOf(...input),
    hasRealName: (...input) => parts.cash.hasRealName(...input),
    setRealName: (...input) => parts.cash.setRealName(...input),
    issueUpload: (...input) => parts.uploads.issueUpload(...input),
    uploadTicket: (...input) => parts.uploads.uploadTicket(...input),
    putPicture: (...input) => parts.uploads.putPicture(...input),
    pictureOf: (...input) => parts.uploads.pictureOf(...input),
    evaluationsOf: (...input) => parts.evaluations.evaluationsOf(...input),
    evaluate: (...input) => parts.evaluations.evaluate(...input),
    addToEvaluation: (...input) => parts.evaluations.addToEvaluation(...input),
    feedbackOf: (...input) => parts.evaluations.feedbackOf(...input),
    addFeedback: (...input) => parts.evaluations.addFeedback(...input),
    invoiceOrders: (...input) => parts.invoices.invoiceOrders(...input),
    invoicesOf: (...input) => parts.invoices.invoicesOf(...input),
    applyInvoice: (...input) => parts.invoices.applyInvoice(...input),
    changeInvoice: (...input) => parts.invoices.changeInvoice(...input),
    titlesOf: (...input) => parts.invoices.titlesOf(...input),
    saveTitle: (...input) => parts.invoices.saveTitle(...input),
    deleteTitle: (...input) => parts.invoices.deleteTitle(...input),
    inviteCodeOf: (...input) => parts.invites.inviteCodeOf(...input),
    inviteOf: (...input) => inviteFactsOf(parts, ...input),
    friendsOf: (...input) => parts.invites.friendsOf(...input),
    inviterOfFriend: (...input) => parts.invites.inviterOfFriend(...input),
    acceptInvite: (...input) => parts.invites.acceptInvite(...input),
    accountOfToken: (...input) => parts.accounts.accountOfToken(...input),
    issueBindTicket: (...input) => parts.accounts.issueBindTicket(...input),
    takeBindTicket: (...input) => parts.accounts.takeBindTicket(...input),
    useOnce: (...input) => parts.accounts.useOnce(...input),
    issueCloseTicket: (...input) => parts.accounts.issueCloseTicket(...input),
    closeAccount: (...input) => parts.accounts.closeAccount(...input),
    closingOf: (...input) => parts.accounts.closingOf(...input),
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
    parcelsOf,
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
    taskProgress: (...input) => parts.tasks.taskProgress(...input),
    startTask: (...input) => parts.tasks.startTask(...input),
    taskOfToken: (...input) => parts.tasks.taskOfToken(...input),
    finishTask: (...input) => parts.tasks.finishTask(...input),
    takeFirstFinished: (...input) => parts.tasks.takeFirstFinished(...input),
    isTaskSubscriber: (...input) => parts.tasks.isTaskSubscriber(...input),
    subscribeTasks: (...input) => parts.tasks.subscribeTasks(...input),
    fundOf: async (visitor) => {
      await releaseUses(visitor);
      await payInvites(visitor);
      return parts.funds.fundOf(visitor);
    },
    pay: (...input) => parts.funds.pay(...input),
    spend: async (visitor, ...input) => {
      await releaseUses(visitor);
      await payInvites(visitor);
      return parts.funds.spend(visitor, ...input);
    },
    undo: (...input) => parts.funds.undo(...input),
    walletOf: (...input) => parts.wallet.walletOf(...input),
    giveCoupons: (...input) => parts.wallet.giveCoupons(...input),
    useCoupon: (...input) => parts.wallet.useCoupon(...input),
    returnCoupon: (...input) => parts.wallet.returnCoupon(...input),
    ordersOf: (...input) => parts.orders.ordersOf(...input),
    placeOrder: (...input) => parts.orders.placeOrder(...input),
    changeOrder: (...input) => parts.orders.changeOrder(...input),
    senderOf: (...input) => parts.orders.senderOf(...input),
    setClosed: (...input) => parts.orders.setClosed(...input),
    get closed() {
      return parts.orders.closed;
    },
    addressesOf: (...input) => parts.addresses.addressesOf(...input),
    saveAddress: (...input) => parts.addresses.saveAddress(...input),
    deleteAddress: (...input) => parts.addresses.deleteAddress(...input),
    takenBy: (...input) => parts.cabinets.takenBy(...input),
    openCells: (...input) => parts.cabinets.openCells(...input),
    pickNameOf: (...input) => parts.cabinets.pickNameOf(...input),
    changePickName: (...input) => parts.cabinets.changePickName(...input),
    pollCells: (...input) => parts.cabinets.pollCells(...input),
    switchCabinet: (...input) => parts.cabinets.switchCabinet(...input),
    get cabinetSwitches() {
      return parts.cabinets.cabinetSwitches;
    },
    placePayment: (...input) => parts.pay.placePayment(...input),
    payOrdersFor: (...input) => parts.pay.payOrdersFor(...input),
    payOrder: (...input) => parts.pay.payOrder(...input),
    payOrderOfSubmitNo: (...input) => parts.pay.payOrderOfSubmitNo(...input),
    latestPayOrder: (...input) => parts.pay.latestPayOrder(...input),
    takeMoney: (...input) => parts.pay.takeMoney(...input),
    closePayment: (...input) => parts.pay.closePayment(...input),
    get nextPayResult() {
      return parts.pay.nextPayResult;
    },
    set nextPayResult(result) {
      parts.pay.nextPayResult = result;
    },
    acceptMessages: (...input) => parts.messages.acceptMessages(...input),
    messagesOf: (...input) => parts.messages.messagesOf(...input),
    addEvents: (...input) => parts.tracking.addEvents(...input),
    events: () => parts.tracking.events(),
  };
}
