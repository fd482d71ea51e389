import type { AppOpeningBodies } from './appOpeningOperations';
import type { CabinetIssueBodies } from './cabinetIssueOperations';
import type { HandlersOf } from './call';
import type { CashBodies } from './cashOperations';
import type { CloseAccountBodies } from './closeAccountOperations';
import type { ContrastBodies } from './contrastOperations';
import type { CouponV2Bodies } from './couponV2Operations';
import type { EntranceBodies } from './entranceOperations';
import type { EvaluationBodies } from './evaluationOperations';
import type { ExpressBodies } from './expressOperations';
import type { GiftBodies } from './giftOperations';
import type { HelpBodies } from './helpOperations';
import type { HomeServiceBodies } from './homeServiceOperations';
import type { InviteBodies } from './inviteOperations';
import type { InvoiceHeadBodies } from './invoiceHeadOperations';
import type { InvoiceBodies } from './invoiceOperations';
import type { NearbyBodies } from './nearbyOperations';
import type { PickGiftBodies } from './pickGiftOperations';
import type { PosterBodies } from './posterOperations';
import type { CommonBodies } from './commonBodies';

/** Bodies by operation, after validation against the contract. Only the table of handlers needs all of them. */
export interface RequestBodies
  extends
    CommonBodies,
    CloseAccountBodies,
    ContrastBodies,
    CouponV2Bodies,
    PosterBodies,
    EntranceBodies,
    EvaluationBodies,
    HelpBodies,
    HomeServiceBodies,
    InviteBodies,
    InvoiceBodies,
    InvoiceHeadBodies,
    CashBodies,
    PickGiftBodies,
    GiftBodies,
    AppOpeningBodies,
    NearbyBodies,
    CabinetIssueBodies,
    ExpressBodies {}

export type Handlers = HandlersOf<RequestBodies>;
