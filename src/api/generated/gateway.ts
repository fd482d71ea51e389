/* eslint-disable */
// Made from contract/gateway.openapi.yaml by `npm run contract`. Change the contract, not this file.

export interface paths {
    readonly "/consumer/v1/unifiedSmsCode/preCheckMobile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Whether this number may request a code, with the key and slider to use */
        readonly post: operations["preCheckMobile"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consumer/v1/unifiedSmsCode/sendSmsCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Send the code */
        readonly post: operations["sendSmsCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consumer/v1/unifiedSmsCode/checkSmsCode": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Verify the code, receive a one-time verifyCodeToken */
        readonly post: operations["checkSmsCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/wechatAuth/loginByMobileCodeToken": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Log in with a verified number; the token comes in the authorization header */
        readonly post: operations["loginByMobileCodeToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/wechatAuth/loginByMiniProgram": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Log in with the mini program's own account, silently or with its phone number */
        readonly post: operations["loginByMiniProgram"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/config/getWXJSConfig": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Signature for the messaging app's page script (share card) */
        readonly get: operations["getWXJSConfig"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/personalCenter/userInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The account that the token belongs to */
        readonly post: operations["userInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/marketing/common/activity/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The receive-coupon activity; no login needed */
        readonly post: operations["receiveActivityInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/marketing/common/activity/preReceiveCheck": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Whether this user may claim, and the coupons already held; changes nothing */
        readonly post: operations["preReceiveCheck"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/marketing/common/activity/receiveCoupon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Claims the coupons; once per account and activity, a repeat never gives a second set */
        readonly post: operations["receiveCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/appnew/activity/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A coupon campaign with its coupons; no login needed */
        readonly post: operations["couponV2Info"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/appnew/activity/preReceiveCheck": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Whether this user may claim, and the coupons already held; changes nothing */
        readonly post: operations["couponV2Check"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/appnew/activity/receive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Claims the coupons; with a share code when opened from a friend’s link. Only new users get the pack for new users */
        readonly post: operations["couponV2Receive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/appnew/activity/share": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Who shared this campaign with this code, and the user’s own code; no login needed */
        readonly post: operations["couponV2Share"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/popupReceive/activity/landingPage": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Coupons that a popup has added to the account, or that wait for a login */
        readonly get: operations["couponLanding"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/poster/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Poster content for the link of a code; no login needed */
        readonly post: operations["posterInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/marketingEntrance/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Destination of a channel */
        readonly post: operations["marketingEntrance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/marketingEntrance/h5MiddleEntrance/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Target of a code: the one page that it leads to, or several entrances in display order */
        readonly post: operations["h5MiddleEntrance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/marketingEntrance/matchActivity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The activity of a cabinet */
        readonly post: operations["matchActivity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/adMarket/auth": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Exchanges an authorisation code, once, for a login */
        readonly post: operations["adMarketAuth"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/incentive/activity/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The incentive activity; no login needed */
        readonly post: operations["incentiveActivityInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/incentive/activity/progress": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The user’s progress; changes nothing */
        readonly post: operations["incentiveProgress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/incentive/activity/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Joins a round; a repeat changes nothing and returns the current state */
        readonly post: operations["joinIncentive"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/incentive/activity/prize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of this user’s coupons from an activity, newest first */
        readonly post: operations["couponList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/incentive/activity/send/receive": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Claims the reward of one stage; a repeat never gives a second one */
        readonly post: operations["claimAggregationReward"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/marketingEntrance/aggregationEntrance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The task package that the reward-aggregation cards show in one location; changes nothing */
        readonly post: operations["aggregationEntrance"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/marketing/aggregatePage/home": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Content of the weekly page for this user and place; no login needed, with more content when logged in */
        readonly post: operations["aggregateHome"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/marketing/aggregatePage/subscribePush": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Requests a reminder of the page or of one session */
        readonly post: operations["subscribePush"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/marketing/aggregatePage/receiveCoupon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Claims a right of a session; counted once for each user and right */
        readonly post: operations["receiveSessionCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/marketing/aggregatePage/draw/prizeList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Current state of the draw for this user; no login needed (reasonCode 1011 without login) */
        readonly post: operations["drawPrizeList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/marketing/aggregatePage/draw/drawPrize": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Draws once */
        readonly post: operations["drawPrize"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/marketing/aggregatePage/draw/winningRecord": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of this user’s draw prizes, newest first */
        readonly post: operations["winningRecord"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/user/task/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What this user can earn in one location: tasks, and the reduction-fund activities joined */
        readonly post: operations["taskList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/user/task/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Starts a task and returns its token; starting a running task returns the same token again */
        readonly post: operations["taskStart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/user/task/subscribe": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Notice of the next day’s tasks: action 0 queries, 1 subscribes */
        readonly post: operations["taskSubscribe"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/reduceMoneyActivity/join": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Joins a reduction-fund activity, once; joining again is a success that reports it */
        readonly post: operations["reduceMoneyJoin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/reduceMoneyActivity/joinedList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Activities that this user has joined, newest first */
        readonly post: operations["reduceMoneyJoined"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/reduceMoneyActivity/fund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** This user’s reduction fund: available, used, expiring soon, and how it is used */
        readonly post: operations["reduceMoneyFund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/reduceMoneyActivity/fundRecords": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of the fund’s entries, newest first */
        readonly post: operations["reduceMoneyRecords"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/reduceMoneyActivity/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What a reduction-fund activity offers; no login needed, with joined when logged in */
        readonly post: operations["reduceMoneyInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/appIncentive/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tasks of the page /appIncentive and the reward of each for this user */
        readonly post: operations["appIncentiveInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/appIncentive/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pays the reward of a finished task into the reduction fund, once; when already claimed, a success with its status */
        readonly post: operations["appIncentiveClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/invite/home": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A campaign that rewards inviting friends, the user’s own results, and the inviter whose link the user opened; no login needed */
        readonly post: operations["inviteHome"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/invite/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Accepts a friend’s invitation, once per campaign; a refusal is a success with result false */
        readonly post: operations["inviteAccept"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/invite/claim": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pays the reward of a level into the reduction fund, once; when already claimed, a success with its status */
        readonly post: operations["inviteClaim"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/invite/rewards": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of the user’s invited friends, newest first, with the reward for each */
        readonly post: operations["inviteRewards"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/send/wechat/applets/send/expectPickUpTime": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Available pick-up days with their slots */
        readonly post: operations["expectPickUpTime"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/address/queryProvAndCityBySort": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Provinces with their cities and districts, by first letter */
        readonly post: operations["queryProvAndCityBySort"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/address/queryHotCitys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Most frequent destination cities */
        readonly post: operations["queryHotCitys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/{platform}/send/queryFreightAndTime": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Price and arrival time of each carrier; available ones first, cheapest at the top */
        readonly post: operations["queryFreightAndTime"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/send/goodsTypes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Kinds of goods, and forbidden goods */
        readonly post: operations["goodsTypes"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/send/coupons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** This user’s coupons for one order: usable ones first, the best at the top; and the amount the reduction fund adds */
        readonly post: operations["sendCoupons"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/send/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Places the order. Freight is paid after collection; coupon and reduction fund are used immediately and returned when the order is cancelled */
        readonly post: operations["sendSubmit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/order/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of this user’s orders, newest first */
        readonly post: operations["orderList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/order/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One order of this user */
        readonly post: operations["orderDetail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/order/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels an order that waits for its courier; coupon and reduction are returned. When already cancelled, a success */
        readonly post: operations["orderCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/contrast/offers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Each carrier’s price for a parcel, with this user’s best coupon and fund deducted as in an order; no login needed. When logged in the inquiry is recorded: once for the same parcel at the same prices */
        readonly post: operations["contrastOffers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/contrast/product": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One carrier’s price item by item, its services, what it does not accept, and its reviews; no login needed */
        readonly post: operations["contrastProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/contrast/share": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The link that shows this offer to a friend; the same link again when it was shared before at the same freight. It contains parcel and carrier, never sender and recipient */
        readonly post: operations["contrastShare"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/contrast/shareInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The offer of a share link at today’s price; no login needed */
        readonly post: operations["contrastShareInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/contrast/card": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Up to three suggested offers: for this user’s last requested parcel, else for a common one; no login needed */
        readonly post: operations["contrastCard"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/contrast/inquiries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of this user’s past inquiries, newest first */
        readonly post: operations["priceInquiries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/contrast/inquiry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One past inquiry, with the prices of that time */
        readonly post: operations["priceInquiry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sendOrder/wechat/applets/contrast/askAgain": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The same parcel at today’s prices, with the changes since then; recorded like any other inquiry */
        readonly post: operations["priceInquiryAgain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/waiting": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** This user’s parcels in cabinets, overdue ones first, then the oldest */
        readonly post: operations["pickWaiting"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/nearest": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The waiting parcel in the nearest cabinet (without a place: the first of pickWaiting) */
        readonly post: operations["pickNearest"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/express/queryRecently": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page, newest first: of parcels that are no longer in a cabinet, or of tracked waybill numbers */
        readonly post: operations["queryRecently"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/express/trace": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tracks a parcel by its waybill number; no login needed, recorded when logged in */
        readonly post: operations["expressTrace"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/express/deleteRecord": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Removes one entry from the user’s history; an entry that does not exist is a success */
        readonly post: operations["deleteExpressRecord"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/express/clearRecords": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Removes an entry and all older ones from the user’s history */
        readonly post: operations["clearExpressRecords"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/open": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens cells of the cabinet whose code was scanned; a repeat while it runs returns the same operation */
        readonly post: operations["pickOpen"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/act/pollingCabinetOperation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** State of an opening; poll until status is not 0 */
        readonly post: operations["pollingCabinetOperation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/standard/name/switch": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether this user may change the name used for pick-ups */
        readonly get: operations["pickNameSwitch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/act/cabinetIssues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Contacts for help at a cabinet, and a campaign for users who had trouble there, if there is one; no login needed */
        readonly post: operations["cabinetIssues"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/act/joinActivity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Joins the campaign of a cabinet once and pays into the reduction fund; when already joined, returns the same response */
        readonly post: operations["joinCabinetActivity"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/standard/name/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The name used for pick-ups, partly masked */
        readonly post: operations["pickName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/standard/name/change": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes that name, once per account; then the switch is off */
        readonly post: operations["changePickName"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/address/api/v1/addressBook/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The address book, defaults first, then the most recently used */
        readonly post: operations["addressList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/address/api/v1/addressBook/save": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Saves an address, new or existing. Identical content is stored once */
        readonly post: operations["addressSave"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/address/api/v1/addressBook/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Deletes an address; one that does not exist is a success */
        readonly post: operations["addressDelete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/address/api/v1/addressBook/setDefault": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Makes an address the default of its kind, or removes the default */
        readonly post: operations["addressSetDefault"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/address/api/v1/parse": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Extracts name, number and address from a pasted text; parts not found are empty. No login needed */
        readonly post: operations["addressParse"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/coupon/my/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of this user’s coupons, those that expire first at the top */
        readonly post: operations["myCoupons"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/home/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Content of the home page; no login needed, but then only campaigns */
        readonly post: operations["homeOverview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/welfare/overview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Content of the welfare page; no login needed */
        readonly post: operations["welfareOverview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/wechatAuth/logout": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Invalidates the token. A mini program’s user is no longer logged in silently until the next explicit login. Unknown and expired tokens are a success */
        readonly post: operations["logout"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/wallet/home": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What can be withdrawn from the wallet, to which account, and what the gateway requires for it */
        readonly post: operations["walletHome"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/wallet/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of the wallet’s incoming and outgoing entries, newest first */
        readonly post: operations["walletEntries"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/wallet/withdraw": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Withdraws an amount once; real name and the proof of an SMS code only where the wallet’s home call requires them */
        readonly post: operations["withdraw"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/wallet/withdrawal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** State of a withdrawal, by its number or by the requestNo of the request */
        readonly post: operations["withdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/pickAppnew/cabinetPopupResult": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Whether a pick-up has brought a gift, polled until it is known; no login needed */
        readonly post: operations["pickGiftResult"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/pickAppnew/giftInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The gift of a pick-up, and its content for this user; no login needed */
        readonly post: operations["pickGiftInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/pickAppnew/openGift": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens a gift once and gives its content; when already opened, returns the same response */
        readonly post: operations["openPickGift"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/consumerInvoice/v2/orderList": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One page of the orders that can be invoiced now, newest first, with count and total of all of them */
        readonly get: operations["invoiceOrderList"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/consumerInvoice/v2/searchOrder": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of orders by number, end of a phone number, or time, including those with an invoice */
        readonly post: operations["searchInvoiceOrders"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/consumerInvoice/v2/getTaxpayers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Companies whose names contain the typed text, with their tax numbers */
        readonly get: operations["getTaxpayers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/consumerInvoice/v2/submitInvoice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Applies once for one invoice of these orders of the own company */
        readonly post: operations["submitInvoice"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/consumerInvoice/v2/submitInvoiceLF": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The same for orders of the other company (LF) */
        readonly post: operations["submitInvoiceLF"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/consumerInvoice/v2/getInvoiceHistory": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One page of invoices, newest first; with a number only that one, if it belongs to this account */
        readonly get: operations["getInvoiceHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/consumerInvoice/v2/getInvoiceContainOrders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One page of the orders of an invoice */
        readonly get: operations["getInvoiceContainOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/consumerInvoice/v2/sendEmail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Resends an issued invoice to its address, at most once a minute */
        readonly post: operations["sendInvoiceEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/courierAppInvoice/modifyEmailAddress": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes the address of an invoice that is in progress or issued; sends nothing */
        readonly post: operations["modifyInvoiceEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/invoiceHead/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Saved titles, the default first, then the most recently saved */
        readonly post: operations["invoiceHeadList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/invoiceHead/save": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Saves a title, a new one without headId; identical content is one title */
        readonly post: operations["saveInvoiceHead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/invoiceHead/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Deletes a title; one that does not exist gets the same response */
        readonly post: operations["deleteInvoiceHead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/fcinvoice/invoiceHead/validate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Whether name and tax number of a company match, as far as known */
        readonly post: operations["validateInvoiceHead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consumer/v1/qcloud/getUploadKeySign": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Upload address for one picture, valid once and for ten minutes */
        readonly post: operations["uploadKeySign"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/evaluation/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of the own signed orders: not evaluated yet, or evaluated; newest first */
        readonly post: operations["evaluationOrders"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/evaluation/form": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Evaluation form of an order: its data, whether it may be evaluated, and the tags for each number of stars */
        readonly post: operations["evaluationForm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/evaluation/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Evaluates an order, once */
        readonly post: operations["submitEvaluation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/evaluation/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The own evaluation of an order, the company’s reply and the addition */
        readonly post: operations["evaluationDetail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/evaluation/add": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds to an evaluation, once and within 30 days */
        readonly post: operations["addEvaluation"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/feedback/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends feedback to the company, once */
        readonly post: operations["submitFeedback"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/feedback/list": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One page of this account’s feedback, with the replies; newest first */
        readonly post: operations["feedbackList"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/feedback/detail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** One feedback, by the requestNo it was sent with */
        readonly post: operations["feedbackDetail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/consumer/v1/version/getNewVersion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The newest consumer app for a system; no login needed */
        readonly get: operations["getNewVersion"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/fcappExchangeLink/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The content in the consumer app for users who arrive with a code from outside; no login needed */
        readonly post: operations["exchangeLinkInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/gift/info": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A gift by its code, and its state for this user; no login needed */
        readonly post: operations["giftInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/gift/accept": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Accepts a gift: the first account to accept gets it, once; when already accepted by the same account, returns the current state */
        readonly post: operations["acceptGift"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/nearbyCabinet/getLandingPageConfig": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The page of nearby cabinets, and one page of them: around a place, nearest first, or of a city; no login needed */
        readonly post: operations["nearbyLanding"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/logOff/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** What is lost when the account is closed, and what prevents closing it */
        readonly post: operations["checkLogOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/logOff/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Exchanges the proof of an SMS code for a ticket that closes the account; the number must be the account’s own */
        readonly post: operations["verifyLogOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/logOff/submit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Closes the account: its logins end now, its data is deleted when the grace period ends; a login before then reopens it */
        readonly post: operations["submitLogOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/logOff/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Result of a ticket; fetched after a lost response, when the login may have ended */
        readonly post: operations["logOffState"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/fission/taskHome": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A cash help: progress, helpers, and whether this user may help; no login needed */
        readonly post: operations["fissionHome"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/fission/taskStart": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens the user’s own cash help; returns the running one if there is one */
        readonly post: operations["fissionStart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/fission/taskAssist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Helps a friend, once */
        readonly post: operations["fissionAssist"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/oc/cash/activity/sendActivityPageInfo": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The cash campaign on a home services page, and this user’s progress in it; no login needed */
        readonly get: operations["sendActivityPageInfo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/bargain/home": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A bargain: goods and prices, progress, helpers, and whether this user may help; no login needed */
        readonly post: operations["bargainHome"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/bargain/start": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens the user’s own bargain with the owner’s first cut; returns the running one if there is one */
        readonly post: operations["bargainStart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/bargain/assist": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cuts a friend’s price, once */
        readonly post: operations["bargainAssist"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/api/bargain/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Orders the goods of the own bargain at the current price, and holds them until paid or closed. While such an order is unpaid, returns that order. State and end: couponSaleState, couponSaleClose. With payFen 0 it is PAID immediately */
        readonly post: operations["bargainOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/coupon/sale/info/code/anon": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A coupon package on sale; no login needed, with boughtCount when logged in */
        readonly post: operations["couponSaleInfo"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/coupon/sale/wxMiniOrder/v2": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Orders a coupon package and holds it until paid or closed. While an order of the same package is unpaid, returns that order */
        readonly post: operations["couponSaleOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/coupon/sale/order/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** State of an order, by its number or by the submitNo of the request; the only truth about a payment, regardless of what the host reported */
        readonly post: operations["couponSaleState"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/activity/coupon/sale/order/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The user cancelled: closes an unpaid order and releases what it held. A paid order stays paid, and the response says so */
        readonly post: operations["couponSaleClose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/fee/order": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Order for a waiting parcel’s overdue fee; the reduction fund is used immediately and returned when the order is closed. With payFen 0 it is PAID immediately */
        readonly post: operations["pickFeeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/fee/state": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** As activity/coupon/sale/order/state */
        readonly post: operations["pickFeeState"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/post/pick/fee/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** As activity/coupon/sale/order/close */
        readonly post: operations["pickFeeClose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/config/subscribeTemplates": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Message templates of a scene for this client, the most important first; hosts accept three at a time. Empty except for clients 5 and 6 */
        readonly post: operations["subscribeTemplates"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/base/subscribe/report": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** The user’s answer to the host’s subscription prompt */
        readonly post: operations["subscribeReport"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/address/api/v1/geo/parseLatLongAddress": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Place names for these coordinates */
        readonly post: operations["parseLatLongAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/track/events": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A batch of tracking events; needs no login, may be sent by a beacon */
        readonly post: operations["trackEvents"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Format: beijing-time
         * @description Beijing time (UTC+8), YYYY-MM-DD HH:mm:ss
         */
        readonly BeijingTime: string;
        /** @description Identifier by which the gateway recognises a repeat */
        readonly Id: string;
        /**
         * Format: fen
         * @description Money in fen
         */
        readonly Fen: number;
        /**
         * @description 2 money off, 3 discount, 4 free, 5 goods (product §2.3)
         * @enum {integer}
         */
        readonly CouponType: 2 | 3 | 4 | 5;
        /** @description Mobile number, whitespace removed */
        readonly Mobile: string;
        /**
         * @description Where the client runs (product §2.3): 1 boxApp, 2 consumerApp, 3 commonH5, 4 wxBrowser, 5 wechatMini,
         *     6 alipayMini, 7 alipayLife, 8 baiduMini, 9 browser
         * @enum {integer}
         */
        readonly ClientCode: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
        /**
         * @description Business (product §2.3): 1 VIP, 2 BOX_SEND, 3 PICK, 4 STORAGE, 5 UPBOX, 6 ECOMMERCE, 7 WASH, 8 OPEN,
         *     9 HOME_SERVICE, 10 HOME_OWN, 11 REPAIR, 12 INCREASE, 13 DOOR_SEND
         */
        readonly Biz: number;
        /**
         * @description The key of one claim, generated by the client; sent again from the same account it returns the first response
         *     again and gives nothing twice ("Claims sent again"). With another body it is refused: 100205032
         */
        readonly RequestNo: string;
        /** @description No fields */
        readonly EmptyRequest: Record<string, never>;
        /** @description Sent instead of a JSON body when GW-REQ-ENCRYPT is 1 */
        readonly EncryptedBody: {
            readonly gwEncryptParam: string;
        };
        readonly ContractViolation: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "GW_CONTRACT" | "GW_DECRYPT";
            readonly msg: string;
            readonly data: null;
            readonly errors: readonly {
                /** @description e.g. body/mobile, header/original-path, query/shareUrl */
                readonly where: string;
                readonly message: string;
            }[];
        };
        readonly UnauthorizedBody: {
            /** @constant */
            readonly success: false;
            /**
             * @description 030100002 and 030100005 as in product §1.8
             * @enum {string}
             */
            readonly code: "030100001" | "030100002" | "030100005";
            readonly msg: string;
            readonly data: null;
            /** @description Present with 030100002 (complete) and 030100005 (the client adds backUrl); absolute */
            readonly locationUrl?: string;
        };
        /**
         * @description Purpose of the code (product §1.9 "Login type")
         * @enum {string}
         */
        readonly TypeConst: "GENERAL_LOGIN";
        /** @description Random per attempt, the same in pre-check, send and check */
        readonly OpCode: string;
        /** @description See "Signature of SMS calls"; base64 with + / = written - _ . */
        readonly Sign: string;
        readonly KeyPart: {
            readonly id: string;
            readonly value: string;
        };
        readonly PreCheckMobileRequest: {
            readonly mobile: components["schemas"]["Mobile"];
            /** @enum {string} */
            readonly nationCode: "86";
            readonly opCode: components["schemas"]["OpCode"];
            readonly typeConst: components["schemas"]["TypeConst"];
        };
        readonly PreCheckMobileData: {
            /** @description Ids in the order of assembly, e.g. c,a,d,b */
            readonly keyOrder: string;
            readonly keyParts: readonly components["schemas"]["KeyPart"][];
            readonly clientIp: string;
            readonly requestCode: string;
            readonly needSliderCode: boolean;
            /**
             * @description 1 or 2 when needSliderCode, else null
             * @enum {integer|null}
             */
            readonly sliderType: 1 | 2 | null;
            /** @description Epoch milliseconds of the server; part of the signature as decimal text */
            readonly timestamp: number;
        };
        readonly PreCheckMobileResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PreCheckMobileData"] | null;
        };
        readonly SendSmsCodeRequest: {
            readonly mobile: components["schemas"]["Mobile"];
            /** @enum {string} */
            readonly nationCode: "86";
            readonly opCode: components["schemas"]["OpCode"];
            readonly sign: components["schemas"]["Sign"];
            readonly typeConst: components["schemas"]["TypeConst"];
            /** @enum {integer} */
            readonly sliderType?: 1 | 2;
            readonly sliderTicket?: string;
            readonly sliderRandStr?: string;
        };
        readonly SendSmsCodeData: {
            /** @description Part of the signature of checkSmsCode */
            readonly requestCode: string;
        };
        readonly SendSmsCodeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["SendSmsCodeData"] | null;
        };
        readonly CheckSmsCodeRequest: {
            readonly mobile: components["schemas"]["Mobile"];
            readonly smsVerifyCode: string;
            readonly typeConst: components["schemas"]["TypeConst"];
            readonly opCode: components["schemas"]["OpCode"];
            readonly sign: components["schemas"]["Sign"];
        };
        readonly CheckSmsCodeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            /** @description verifyCodeToken */
            readonly data: string | null;
        };
        readonly LoginByMobileCodeTokenRequest: {
            readonly mobile: components["schemas"]["Mobile"];
            readonly verifyCodeToken: string;
        };
        readonly LoginByMiniProgramRequest: {
            /**
             * @description 5 wechatMini, 6 alipayMini
             * @enum {integer}
             */
            readonly platform: 5 | 6;
            /** @description One-time code of the host's login call */
            readonly loginCode: string;
            /** @description One-time proof of the host's phone button */
            readonly phoneCode?: string;
        };
        readonly LoginResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            /** @description The token is in the authorization header */
            readonly data: null;
        };
        readonly WxJsConfig: {
            readonly appId: string;
            /** @description Epoch seconds */
            readonly timestamp: number;
            readonly nonceStr: string;
            readonly signature: string;
        };
        readonly WxJsConfigResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["WxJsConfig"] | null;
        };
        readonly UserInfo: {
            /** @description Middle four digits hidden */
            readonly phone: string;
            readonly userId: string;
            /** @description coupons that can be used */
            readonly couponCount: number;
            /** @description fen, in the wallet */
            readonly walletFen: components["schemas"]["Fen"];
            /** @description orders to invoice */
            readonly invoiceableCount: number;
            /** @description fen, of the reduction fund that can be used */
            readonly reductionFen: components["schemas"]["Fen"];
            /** @description signed orders without an evaluation */
            readonly unreadEvaluationCount: number;
            /** @description parcels in cabinets */
            readonly waitingParcelCount: number;
            /** @description orders neither signed nor cancelled */
            readonly activeOrderCount: number;
        };
        readonly UserInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["UserInfo"] | null;
        };
        /**
         * @description Product §1.4; only PROCEED lets the user take part
         * @enum {string}
         */
        readonly ActivityStatusCode: "NOT_START" | "PROCEED" | "PAUSED" | "OFF_SHELF" | "FINISHED" | "NOT_EXIST" | "WRONG_PLATFORM";
        /**
         * @description Client code to label; the clients that may take part. Key 0 means all, 3 and 9 both mean plain browsers
         *     (product §1.4 "Client matching"). If empty: 1 locker app, 2 consumer app, 3 common H5
         */
        readonly ClientMap: {
            readonly [key: string]: string;
        };
        /** @description Page config of a receive-coupon activity (product §1.3). An empty text means "not configured"; addresses are untrusted */
        readonly CommonReceiveCouponConfig: {
            /** @description Poster, full width */
            readonly homePageImgUrl: string;
            /** @description In the status popup */
            readonly qrCodeImgUrl: string;
            /** Format: words */
            readonly qrCodeButtonText: string;
            /** @description Send page */
            readonly qrCodeButtonJumpUrl: string;
            /** @description Result dialog background, one coupon */
            readonly popupSingleStyleImgUrl: string;
            /** @description Result dialog background, several coupons */
            readonly popupMultipleStyleImgUrl: string;
            /** @description Destination of a tap on the result */
            readonly popupButtonJumpUrl: string;
            /** Format: words */
            readonly shareTitle: string;
            /** Format: words */
            readonly shareSummary: string;
            readonly shareMiniPicImgUrl: string;
        };
        readonly Activity: {
            readonly code: string;
            readonly name: string;
            /**
             * Format: words
             * @description Page title
             */
            readonly title: string;
            /** @description Rules as HTML, untrusted; empty when there are none */
            readonly description: string;
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /**
             * @description The statusCode as a number, 1 NOT_START, 2 PROCEED, 3 PAUSED, 4 OFF_SHELF, 5 FINISHED
             * @enum {integer}
             */
            readonly status: 1 | 2 | 3 | 4 | 5;
            readonly statusCode: components["schemas"]["ActivityStatusCode"];
            readonly biz: components["schemas"]["Biz"];
            /** @description Sent back with the check and the claim */
            readonly scene: number;
            readonly clientMap: components["schemas"]["ClientMap"];
            readonly pageConfig: {
                readonly commonReceiveCouponV1DTO: components["schemas"]["CommonReceiveCouponConfig"];
            };
        };
        readonly ActivityInfoRequest: {
            readonly code: string;
        };
        readonly ActivityInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["Activity"] | null;
        };
        readonly ReceiveRequest: {
            readonly biz: components["schemas"]["Biz"];
            readonly client: components["schemas"]["ClientCode"];
            readonly code: string;
            readonly scene: number;
        };
        readonly ClaimRequest: {
            readonly biz: components["schemas"]["Biz"];
            readonly client: components["schemas"]["ClientCode"];
            readonly code: string;
            readonly scene: number;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly CouponInfo: {
            readonly couponId: string;
            /** @description 2 discount (折), 3 reduce and 4 fixed (元), 5 free */
            readonly couponType: components["schemas"]["CouponType"];
            /**
             * Format: words
             * @description Ready to show: 8.5 with 折, 5 with ￥; 0 when free
             */
            readonly couponCostStr: string;
            /** Format: words */
            readonly couponDesc: string;
            /** Format: words */
            readonly couponTitle: string;
            readonly validStartTm: components["schemas"]["BeijingTime"];
            readonly validEndTm: components["schemas"]["BeijingTime"];
        };
        /**
         * @description Why not; null when nothing prevents it. From product §1.4: 100901006 (no coupons left) and 100901042 (daily quota
         *     used up) both turn the page to FINISHED. Designed: 100901001 not started, 100901002 paused,
         *     100901003 off shelf, 100901005 already received, 100901007 wrong client, 100901031 not eligible. Clients show
         *     reasonMsg for codes they do not know.
         */
        readonly ReasonCode: string | null;
        readonly ReceiveCheck: {
            /** @description The account's number; mask it before showing unless it comes masked */
            readonly phone: string;
            readonly isCanReceive: boolean;
            /** @description Coupons already held from this activity; empty when there are none */
            readonly couponInfos: readonly components["schemas"]["CouponInfo"][];
            readonly reasonCode: components["schemas"]["ReasonCode"];
            /** Format: words */
            readonly reasonMsg: string | null;
        };
        readonly ReceiveCheckResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ReceiveCheck"] | null;
        };
        readonly ClaimResult: {
            /** @description True only when this call gave the coupons */
            readonly result: boolean;
            /** @description The coupons given, or already held when reasonCode is 100901005 */
            readonly couponInfos: readonly components["schemas"]["CouponInfo"][];
            readonly reasonCode: components["schemas"]["ReasonCode"];
            /** Format: words */
            readonly reasonMsg: string | null;
        };
        readonly ClaimResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ClaimResult"] | null;
        };
        /**
         * @description 1xxx exception pages, 2xxx task pages (product §1.2.2): 1001 not started, 1002 finished, 1003 paused,
         *     1004 off shelf; 2001 not joined, 2002 in progress, 2003 every prize of the round received, 2004 the round
         *     ended with at least one prize, 2005 ended without a prize, 2006 ended without a parcel sent.
         * @enum {string}
         */
        readonly IncentivePageCode: "1001" | "1002" | "1003" | "1004" | "2001" | "2002" | "2003" | "2004" | "2005" | "2006";
        /**
         * Format: fen
         * @description Money in fen (product §1.5)
         */
        readonly FenAmount: number;
        readonly IncentivePrize: {
            /** @description 0 not yet received; 1 received */
            readonly receiveStatus: number;
            /** @description Parcels to send for it, counted from the start of the round */
            readonly taskNum: number;
            readonly prizeAmount: components["schemas"]["FenAmount"];
            /** @description Coupons in it; above 1 it is a package (券包) */
            readonly prizeNum: number;
        };
        readonly IncentiveTaskInfo: {
            readonly prizeTotalAmount: components["schemas"]["FenAmount"];
            /** @description Days left of the round, including today; 0 when it has ended */
            readonly remainingDays: number;
            /**
             * @description 3 means inactive (product §1.3). Designed are 0 not joined, 1 in progress, 2 done
             * @enum {integer}
             */
            readonly taskStatus: 0 | 1 | 2 | 3;
            /** @description By taskNum */
            readonly prizesInfo: readonly components["schemas"]["IncentivePrize"][];
        };
        readonly IncentiveExceptionPage: {
            readonly pageCode: components["schemas"]["IncentivePageCode"];
            /** Format: words */
            readonly exceptionText: string;
            readonly otherActivityList: readonly {
                readonly activityImgUrl: string;
                readonly activityUrl: string;
            }[];
            readonly buttonJumpUrl: string;
            /** @description Background of the text; empty: the page’s own button */
            readonly buttonImgUrl: string;
            /** Format: words */
            readonly buttonText: string;
        };
        readonly IncentiveTaskPage: {
            readonly pageCode: components["schemas"]["IncentivePageCode"];
            /** Format: words */
            readonly buttonText: string;
            readonly buttonImgUrl: string;
            /** @description Not used by 2001, where the button joins */
            readonly buttonJumpUrl: string;
        };
        /** @description Product §1.3. An empty text means "not configured"; addresses and colours are untrusted */
        readonly IncentivePageConfig: {
            readonly homePageInfo: {
                /** @description CSS colour of the background */
                readonly homePageImgColor: string;
                /** @description Full width, at the top */
                readonly homePageImgUrl: string;
                /** @description Picture of a prize on the progress bar */
                readonly progressBarPrizeImgUrl: string;
            };
            readonly sharePageInfo: {
                /** Format: words */
                readonly shareTitle: string;
                /** Format: words */
                readonly shareSummary: string;
                readonly shareMiniPicImgUrl: string;
            };
            readonly exceptionPageList: readonly components["schemas"]["IncentiveExceptionPage"][];
            readonly activityTaskPageList: readonly components["schemas"]["IncentiveTaskPage"][];
        };
        /** @description The base fields of every activity (see Activity) and the incentive page config */
        readonly IncentiveActivity: {
            readonly code: string;
            readonly name: string;
            /** Format: words */
            readonly title: string;
            /** @description Rules as HTML, untrusted; empty when there are none */
            readonly description: string;
            /** Format: words */
            readonly startTm: components["schemas"]["BeijingTime"];
            /** Format: words */
            readonly endTm: components["schemas"]["BeijingTime"];
            /**
             * @description See Activity
             * @enum {integer}
             */
            readonly status: 1 | 2 | 3 | 4 | 5;
            readonly statusCode: components["schemas"]["ActivityStatusCode"];
            readonly biz: components["schemas"]["Biz"];
            readonly scene: number;
            readonly clientMap: components["schemas"]["ClientMap"];
            readonly pageConfigDTO: components["schemas"]["IncentivePageConfig"];
            readonly taskInfo: components["schemas"]["IncentiveTaskInfo"] | null;
        };
        readonly IncentiveState: {
            readonly pageCode: components["schemas"]["IncentivePageCode"];
            /** @description Null on exception pages */
            readonly taskInfo: components["schemas"]["IncentiveTaskInfo"] | null;
            /** @description The account's number; mask it before showing unless it comes masked */
            readonly phone: string;
        };
        readonly JoinIncentiveRequest: {
            readonly biz: components["schemas"]["Biz"];
            readonly client: components["schemas"]["ClientCode"];
            readonly code: string;
            readonly scene: number;
            /** @description Query channel of the page, or the channel of the attribution info; empty when unknown */
            readonly channelCode: string;
            readonly burialPointInfo: components["schemas"]["BurialPointInfo"];
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        /**
         * @description JSON text of the attribution info: an object with any of activity_plan_id, flow_business, ad_slot_code,
         *     source_id, entry_point, channel_id (texts); `{}` when nothing is known or all is older than 3 days
         */
        readonly BurialPointInfo: string;
        readonly IncentiveInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["IncentiveActivity"] | null;
        };
        readonly IncentiveStateResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["IncentiveState"] | null;
        };
        /**
         * @description 1 credited (已到账), 0 to be released (待发放)
         * @enum {integer}
         */
        readonly ReleaseStatus: 0 | 1;
        readonly CouponListRequest: {
            readonly code: string;
            readonly pageNo: number;
            readonly pageSize: number;
            readonly releaseStatus: components["schemas"]["ReleaseStatus"];
        };
        readonly CouponListItem: {
            readonly id: string;
            /** @description See CouponInfo */
            readonly couponType: components["schemas"]["CouponType"];
            /**
             * Format: words
             * @description See CouponInfo
             */
            readonly couponCostStr: string;
            /** Format: words */
            readonly limitDescription: string;
            /** Format: words */
            readonly couponTitle: string;
            /** Format: words */
            readonly validStartTm: components["schemas"]["BeijingTime"];
            /** Format: words */
            readonly validEndTm: components["schemas"]["BeijingTime"];
            /** @description HTML, untrusted; empty when there is none */
            readonly couponDescription: string;
            /**
             * @description 1 to use, 2 used, 3 expired
             * @enum {integer}
             */
            readonly prizeStatus: 1 | 2 | 3;
        };
        readonly CouponListPage: {
            readonly content: readonly components["schemas"]["CouponListItem"][];
            /** @description Of this releaseStatus */
            readonly total: number;
            /**
             * Format: words
             * @description Rules for all of them, plain text, one per line; without it the page uses neutral default texts
             */
            readonly rules?: string;
        };
        readonly CouponListResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["CouponListPage"] | null;
        };
        /**
         * @description 1 scan-success page, 2 order detail, 3 the Friday activity
         * @enum {integer}
         */
        readonly PrizeSource: 1 | 2 | 3;
        /**
         * @description 0 not claimed, 1 received, waiting for the parcels to be on their way, 2 distributed
         * @enum {integer}
         */
        readonly DistributionStatus: 0 | 1 | 2;
        readonly AggregationStage: {
            readonly stageNo: number;
            readonly targetCount: number;
            /** @description Parcels sent that count for this stage */
            readonly currentCount: number;
            readonly distributionStatus: components["schemas"]["DistributionStatus"];
            readonly prizeValue: components["schemas"]["FenAmount"];
            /** Format: words */
            readonly prizeTitle: string;
            /** @description Ids of the coupons, separated by commas; empty until received */
            readonly couponIdsStr: string;
        };
        readonly AggregationActivity: {
            readonly activityId: string;
            /** Format: words */
            readonly activityName: string;
            /**
             * Format: words
             * @description Label for the user's group, e.g. 新客专享; empty for none
             */
            readonly userTag: string;
            /** Format: words */
            readonly taskPkgName: string;
            /** @description This user’s package */
            readonly taskPkgReceiveId: string;
            /** @description End of the package */
            readonly endTm: string & components["schemas"]["BeijingTime"];
            readonly stageList: readonly components["schemas"]["AggregationStage"][];
        };
        readonly AggregationEntranceRequest: {
            readonly prizeSource: components["schemas"]["PrizeSource"];
            readonly client: components["schemas"]["ClientCode"];
            /** @description Reference of the location: order number (1, 2) or configId (3) */
            readonly sourceBizId?: string;
        };
        readonly AggregationEntrance: {
            readonly activity: components["schemas"]["AggregationActivity"] | null;
        };
        readonly AggregationClaimRequest: {
            readonly activityId: string;
            readonly prizeSource: components["schemas"]["PrizeSource"];
            readonly stageNo: number;
            readonly taskPkgReceiveId: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly AggregationClaim: {
            readonly distributionStatus: components["schemas"]["DistributionStatus"];
            /**
             * Format: words
             * @description Toast text; empty: the client’s own text
             */
            readonly toast: string;
        };
        readonly AggregationEntranceResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AggregationEntrance"] | null;
        };
        readonly AggregationClaimResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AggregationClaim"] | null;
        };
        /**
         * Format: fen
         * @description Fen
         */
        readonly FenPrice: number;
        /**
         * @description -1 no reminder is offered, 0 not subscribed, 1 subscribed
         * @enum {integer}
         */
        readonly SubscribeStatus: -1 | 0 | 1;
        readonly AggregateHomeRequest: {
            readonly configId: string;
            /** @description Query channelId of the page, empty when there is none */
            readonly channelId: string;
            /**
             * @description 3 pickDetail, 4 pickResult, 5 pickPaySuccess, else empty
             * @enum {string}
             */
            readonly sceneId: "" | "3" | "4" | "5";
            /** @description This and the next six: of the chosen or detected place, empty when unknown */
            readonly province: string;
            readonly city: string;
            readonly district: string;
            readonly cityCode: string;
            readonly districtCode: string;
            /** @description Degrees, decimal text */
            readonly longitude: string;
            readonly latitude: string;
            /** @description Version of the consumer app, else empty */
            readonly appVersion: string;
            /**
             * @description Of the consumer app, else empty
             * @enum {string}
             */
            readonly appSystem: "" | "android" | "ios";
            readonly client: components["schemas"]["ClientCode"];
        };
        readonly AggregateBaseInfo: {
            readonly pageName: string;
            /** @enum {string} */
            readonly statusCode: "NOT_START" | "PROCESSING" | "FINISHED";
            /** @description Where the page may be shown; the share path contains onlyH5 1 when the only entry is 3 */
            readonly clientList: readonly components["schemas"]["ClientCode"][];
            readonly headImgUrl: string;
            /** @description CSS colour of the background, e.g. #F0312B; empty for the default */
            readonly bottomColor: string;
            /** @description HTML, untrusted */
            readonly ruleDesc: string;
            readonly shareButtonSwitch: boolean;
            readonly shareTitle: string;
            readonly shareImgUrl: string;
            readonly subscribePromptBarSwitch: boolean;
            readonly subscribePromptText: string;
        };
        readonly SubscribeInfo: {
            readonly status: components["schemas"]["SubscribeStatus"];
        };
        readonly GuideBarModule: {
            readonly guideBarSwitch: boolean;
            readonly imgUrl: string;
            readonly linkUrl: string;
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly LocationArea: {
            readonly cityName: string;
            readonly provinceName: string;
        };
        readonly LocationModule: {
            readonly locationComponentSwitch: boolean;
            readonly defaultLocationSwitch: boolean;
            readonly defaultArea: components["schemas"]["LocationArea"] | null;
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly PageIndicatorItem: {
            readonly moduleUniqueId: string;
            readonly moduleDisplayName: string;
        };
        readonly PageIndicatorColors: {
            /** @description CSS colour or empty */
            readonly selectedButtonColor: string;
            /** @description CSS colour or empty */
            readonly selectedTextColor: string;
            /** @description CSS colour or empty */
            readonly notSelectedButtonColor: string;
            /** @description CSS colour or empty */
            readonly notSelectedTextColor: string;
        };
        readonly PageIndicatorModule: {
            readonly pageModuleList: readonly components["schemas"]["PageIndicatorItem"][];
            readonly textAndColor: components["schemas"]["PageIndicatorColors"];
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly SessionCoupon: {
            /**
             * @description See CouponInfo
             * @enum {integer}
             */
            readonly type: 2 | 3 | 4 | 5;
            /** @description Yuan, or tenths for a discount; 0 for a free one */
            readonly costStr: string;
            readonly title: string;
            /** @description A short label over the corner, empty for none */
            readonly tag: string;
            /** @description Business labels of product §2.9 */
            readonly limitBizList: readonly number[];
            /** @description The same as text; empty: derived from limitBizList */
            readonly bizStr: string;
            /** @description Number of items */
            readonly totalNum: number;
        };
        /** @description A coupon package */
        readonly SessionCouponSale: {
            readonly title: string;
            readonly tag: string;
            readonly purchasePrice: components["schemas"]["FenPrice"];
            readonly originalPrice: components["schemas"]["FenPrice"];
            /** @description Coupons in the package */
            readonly totalNum: number;
            readonly couponList: readonly components["schemas"]["SessionCoupon"][];
        };
        readonly SessionRight: {
            readonly rightsNo: string;
            /** @enum {string} */
            readonly status: "AVAILABLE" | "ACQUIRED" | "UNAVAILABLE";
            /**
             * @description COUPON_SALE is a package
             * @enum {string}
             */
            readonly type: "COUPON" | "COUPON_SALE";
            /** @description Of a package: the first is the code of its sale page /couponSale/{code} */
            readonly spuCodes: readonly string[];
            readonly couponInfo: components["schemas"]["SessionCoupon"] | null;
            readonly couponSaleInfo: components["schemas"]["SessionCouponSale"] | null;
        };
        readonly SeckillSession: {
            readonly id: string;
            readonly name: string;
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            readonly subscribeInfo: components["schemas"]["SubscribeInfo"] | null;
            readonly rightsItemList: readonly components["schemas"]["SessionRight"][];
        };
        readonly SeckillModule: {
            readonly titleImgUrl: string;
            readonly desc: string;
            /** @description Coupon packages also show pictures of their coupons, next to the package’s own */
            readonly associatedRightsImgFlag: boolean;
            /**
             * @description 1 filled, 2 outlined
             * @enum {integer}
             */
            readonly couponButtonStyle: 1 | 2;
            /** @enum {integer} */
            readonly couponPkgButtonStyle: 1 | 2;
            readonly itemList: readonly components["schemas"]["SeckillSession"][];
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly InclusiveItem: {
            readonly id: string;
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            readonly rightsItemList: readonly components["schemas"]["SessionRight"][];
        };
        /** @description General benefits: one session without a flash sale */
        readonly InclusiveModule: {
            readonly titleImgUrl: string;
            readonly seckillItem: components["schemas"]["InclusiveItem"] | null;
            readonly subscribeInfo: components["schemas"]["SubscribeInfo"] | null;
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly LinkedImage: {
            readonly imgUrl: string;
            /** @description Destination of a tap; empty: none */
            readonly appUrl: string;
        };
        readonly CommonModule: {
            readonly title: string;
            readonly subTitle: string;
            readonly itemList: readonly components["schemas"]["LinkedImage"][];
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly IndependentModule: {
            readonly imgUrl: string;
            readonly appUrl: string;
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly GoodsItem: {
            readonly imgUrl: string;
            readonly name: string;
            /** @description Of the goods in the mall */
            readonly bizId: string;
        };
        readonly GoodsModule: {
            readonly titleImgUrl: string;
            readonly goodsItemList: readonly components["schemas"]["GoodsItem"][];
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly GroupGoods: {
            readonly productId: string;
            readonly order: number;
            readonly productName: string;
            /** @description Business of the goods, e.g. 7: decides the destination of a tap and the label of the card; unknown: by groupType */
            readonly itemBizType: string;
            /** @description Sales model; not shown */
            readonly bizMode: string;
            /** @description Short description */
            readonly itemAttribute: string;
            /** @description Group purchase: shows 拼团 */
            readonly groupBuyItem: boolean;
            readonly imgUrl: string;
        };
        readonly GoodsGroupModule: {
            readonly title: string;
            readonly subTitle: string;
            /**
             * @description 1 two columns, 2 one row that scrolls sideways
             * @enum {integer}
             */
            readonly displayStyle: 1 | 2;
            /** @description 1 list, 2 the place is unknown, other: nothing available in this place */
            readonly displayType: number;
            readonly groupId: string;
            readonly groupName: string;
            /**
             * @description 1 home service, 2 wash
             * @enum {integer}
             */
            readonly groupType: 1 | 2;
            readonly backgroundColor: string;
            readonly titleBackgroundImage: string;
            readonly unauthorizedLocationImgUrl: string;
            readonly mismatchLocationImgUrl: string;
            readonly itemList: readonly components["schemas"]["GroupGoods"][];
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly SendIncentiveStage: {
            readonly targetNum: number;
            readonly prizeAmount: components["schemas"]["FenPrice"];
            readonly isReceived: boolean;
        };
        readonly SendIncentiveProgress: {
            readonly title: string;
            /** @description Parcels sent that count */
            readonly currentNum: number;
            readonly stageList: readonly components["schemas"]["SendIncentiveStage"][];
            readonly buttonText: string;
            /** @description empty: the send page */
            readonly buttonJumpUrl: string;
        };
        readonly SendIncentiveProgressResp: {
            /** @description Seconds from this response to the end; 0 or below: ended */
            readonly secondsToexpiry: number;
            readonly sendIncentiveTaskProgressDTO: components["schemas"]["SendIncentiveProgress"] | null;
        };
        readonly SendIncentiveModule: {
            readonly titleImgUrl: string;
            readonly sendIncentiveProgressResp: components["schemas"]["SendIncentiveProgressResp"] | null;
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly AppIncentiveTask: {
            readonly app_ver: string;
            readonly app_make: string;
            readonly app_os: string;
            readonly requestId: string;
            readonly taskId: string;
            readonly taskName: string;
            readonly taskBudgetSource: string;
            readonly price: string;
            readonly businessId: string;
            readonly rtbAppName: string;
            readonly nurl: string;
            readonly curl: string;
            readonly awaken: string;
        };
        readonly TaskItem: {
            readonly taskId: string;
            readonly taskStatus: number;
            readonly taskType: number;
            readonly taskChannel: number;
            readonly taskItemTitle: string;
            readonly taskTitle: string;
            /** @description Prize text and money in yuan, separated by # */
            readonly taskSubTitle: string;
            readonly taskStatusButtonText: string;
            readonly taskIcon: string;
            readonly taskJumpUrl: string;
            readonly thirdSchemeUrl: string;
            readonly taskToken: string;
            /** @description HTML, untrusted; empty for none */
            readonly taskRule: string;
            readonly firstFinishedFlag: boolean;
            readonly isReductionFundsActivity: boolean;
            readonly channelId: string;
            readonly appIncentiveTask: components["schemas"]["AppIncentiveTask"] | null;
        };
        readonly TaskModule: {
            readonly titleImgUrl: string;
            /** @description 1: the first three are top cards */
            readonly taskStyleToggle: number;
            readonly taskItemList: readonly components["schemas"]["TaskItem"][];
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly RegionalCodeModule: {
            /** @description empty: none for this place */
            readonly regionalCodeQrCodeUrl: string;
            readonly scanLeadPhrase: string;
            readonly codeErrorMessage: string;
            readonly regionalCodeImageUrl: string;
            readonly searchGuidePhrase: string;
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        readonly DrawPrizeModule: {
            readonly titleImgUrl: string;
            /** @description 2 grid, otherwise row */
            readonly drawActivityStyle: number;
            readonly configId: string;
            readonly drawPrizeActId: string;
            readonly drawPrizeActName: string;
            readonly jumpAppSwitch: boolean;
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        /** @description Location of the reward-aggregation cards (prize source 3, sourceBizId the configId); they fetch their own data */
        readonly RewardAggregationModule: {
            /** @description Display order of the modules; modules with equal values keep the order of the response */
            readonly order: number;
            readonly uniqueId: string;
            /** @description Place number for tracking */
            readonly fioIndex: number;
        };
        /** @description Every module of the page. Future module types arrive as further fields `xModule` or `xModuleList`; a client drops unknown ones */
        readonly AggregateHome: {
            readonly baseInfo: components["schemas"]["AggregateBaseInfo"];
            readonly subscribeInfo: components["schemas"]["SubscribeInfo"] | null;
            readonly guideBarModule: components["schemas"]["GuideBarModule"] | null;
            readonly locationModule: components["schemas"]["LocationModule"] | null;
            readonly pageIndicatorModule: components["schemas"]["PageIndicatorModule"] | null;
            readonly seckillModule: components["schemas"]["SeckillModule"] | null;
            readonly inclusiveModule: components["schemas"]["InclusiveModule"] | null;
            readonly commonModuleList: readonly components["schemas"]["CommonModule"][];
            readonly goodsModuleList: readonly components["schemas"]["GoodsModule"][];
            readonly drawPrizeModuleList: readonly components["schemas"]["DrawPrizeModule"][];
            readonly independentModuleList: readonly components["schemas"]["IndependentModule"][];
            readonly goodsGroupModuleList: readonly components["schemas"]["GoodsGroupModule"][];
            readonly sendIncentiveModule: components["schemas"]["SendIncentiveModule"] | null;
            readonly taskModule: components["schemas"]["TaskModule"] | null;
            readonly regionalCodeModule: components["schemas"]["RegionalCodeModule"] | null;
            readonly rewardAggregationModule: components["schemas"]["RewardAggregationModule"] | null;
        } & {
            readonly [key: string]: unknown;
        };
        readonly AggregateHomeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AggregateHome"] | null;
        };
        readonly SubscribeTarget: {
            /** @enum {string} */
            readonly sourceBiz: "CHAO_5_AGGREGATE_PAGE" | "CHAO_5_SECKILL";
            /** @description configId of the page */
            readonly sourceBizId: string;
            /** @description Id of the session, with CHAO_5_SECKILL */
            readonly sourceSubBizId?: string;
        };
        readonly SubscribePushRequest: {
            readonly subscribeInfos: readonly components["schemas"]["SubscribeTarget"][];
        };
        readonly PlainResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: null;
        };
        readonly ReceiveSessionCouponRequest: {
            readonly configId: string;
            /** @description Id of the session */
            readonly seckillId: string;
            readonly rightsNo: string;
            readonly province: string;
            readonly city: string;
            readonly channelId: string;
            readonly burialPointInfo: components["schemas"]["BurialPointInfo"];
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        /**
         * @description 1000 can draw, 1002 not started, 1003 ended, 1004 all rounds completed, 1005 user info error, 1006 total limit,
         *     1007 user label limit, 1008 prize out of stock, 1009 task count not completed, 1010 round config deleted,
         *     1011 not logged in, 1013 client mismatch, 1015 join limit (daily); others may come
         */
        readonly DrawReasonCode: string;
        readonly DrawPrizeListRequest: {
            /** @description configId of the draw module */
            readonly aggregatePageBizId: string;
            readonly drawPrizeActId: string;
            readonly channelCode: string;
            readonly client: components["schemas"]["ClientCode"];
        };
        readonly DrawPrizeItem: {
            /** @description Place in the pool */
            readonly index: number;
            readonly prizeCode: components["schemas"]["Id"];
            /** @description 2 coupon, 5 thank-you, 6 reduction-fund */
            readonly prizeType: number;
            readonly prizeName: string;
            /** @description empty: drawn from type and value */
            readonly prizeImgUrl: string;
            /** @description See CouponInfo; 0 when it is not a coupon */
            readonly couponType: number;
            readonly couponCostStr: string;
            /** @description Business labels of product §2.9 as numbers, separated by commas; any other text is shown as it is */
            readonly couponBizStr: string;
            readonly limitDesc: string;
        };
        readonly DrawActivity: {
            readonly activityCode: components["schemas"]["Id"];
            readonly activityId: components["schemas"]["Id"];
            readonly reasonCode: components["schemas"]["DrawReasonCode"];
            /** @description empty: the client’s own text */
            readonly buttonText: string;
            readonly nextRoundAwardTip: string;
            readonly receiveLimitBiz: string;
            readonly prizeInfoList: readonly components["schemas"]["DrawPrizeItem"][];
        };
        readonly DrawPrizeListResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["DrawActivity"] | null;
        };
        readonly DrawPrizeRequest: {
            readonly channelCode: string;
            /** @description activityCode */
            readonly code: string;
            /** @description receiveLimitBiz */
            readonly biz: string;
            readonly aggregatePageBizId: string;
            /** @enum {string} */
            readonly appSystem: "" | "android" | "ios";
            readonly burialPointInfo: components["schemas"]["BurialPointInfo"];
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly DrawnPrize: {
            readonly prizeCode: string;
        };
        readonly DrawResult: {
            /** @description Whether a prize was drawn */
            readonly result: boolean;
            readonly prizeInfo: components["schemas"]["DrawnPrize"] | null;
            /** @description Why not, when result is false, else 1000 */
            readonly reasonCode: string;
            /** @description State of the draw after this one */
            readonly nextReasonCode: string;
            /** @description Text of the draw button after this one */
            readonly buttonText: string;
            readonly nextRoundAwardTip: string;
            readonly toast: string;
        };
        readonly DrawPrizeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["DrawResult"] | null;
        };
        readonly WinningRecordRequest: {
            /** @description empty: of all draws */
            readonly activityId: string;
            readonly channelCode: string;
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly WinningRecordItem: {
            readonly id: components["schemas"]["Id"];
            readonly prizeType: number;
            readonly prizeName: string;
            readonly couponType: number;
            readonly couponCostStr: string;
            /** @description As in DrawPrizeItem */
            readonly couponBizStr: string;
            readonly limitDesc: string;
            readonly drawTm: components["schemas"]["BeijingTime"];
        };
        readonly WinningRecordPage: {
            readonly content: readonly components["schemas"]["WinningRecordItem"][];
            readonly total: number;
        };
        readonly WinningRecordResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["WinningRecordPage"] | null;
        };
        readonly TaskListRequest: {
            /**
             * @description 3 center, 4 pickDetail, 5 pick (result and success), 6 pickPaySuccess, 0 the home page’s popup
             * @enum {integer}
             */
            readonly scene: 0 | 3 | 4 | 5 | 6;
            readonly channelId: string;
            /** @description android, ios, harmony or empty */
            readonly appSystem: string;
            /** @description version code of the consumer app, empty elsewhere */
            readonly appVersion: string;
        };
        readonly JoinedActivity: {
            readonly bizId: components["schemas"]["Id"];
            readonly activityName: string;
            /** @description fen, the original amount */
            readonly reduceMoney: components["schemas"]["Fen"];
            /** @description fen, still usable; product §2.2 shows the list without it */
            readonly leftMoney?: components["schemas"]["Fen"];
            /** @description 1 to use, 2 on its way, 3 used in part, 4 used up, 5 expired; the user can open 1 and 3 */
            readonly status: number;
            /** @description HTML, untrusted */
            readonly activityRuleDesc: string;
        };
        readonly TaskListData: {
            readonly titleImgUrl: string;
            /** @description 1: the first three are top cards */
            readonly taskStyleToggle: number;
            readonly taskItemList: readonly components["schemas"]["TaskItem"][];
            readonly joinedList: readonly components["schemas"]["JoinedActivity"][];
        };
        readonly TaskListResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["TaskListData"] | null;
        };
        readonly TaskStartRequest: {
            readonly taskId: string;
        };
        readonly TaskStartData: {
            readonly result: boolean;
            readonly reasonMsg: string;
            readonly reasonCode: string;
            /** @description empty when refused */
            readonly taskToken: string;
        };
        readonly TaskStartResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["TaskStartData"] | null;
        };
        readonly TaskSubscribeRequest: {
            /** @enum {integer} */
            readonly action: 0 | 1;
            readonly channelId: string;
        };
        readonly TaskSubscribeData: {
            /**
             * @description 0 not subscribed, 1 subscribed
             * @enum {integer}
             */
            readonly status: 0 | 1;
        };
        readonly TaskSubscribeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["TaskSubscribeData"] | null;
        };
        readonly ReduceMoneyJoinRequest: {
            readonly activityCode: string;
            readonly channelId: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly ReduceMoneyJoinData: {
            readonly bizId: string;
            /** @description fen */
            readonly reduceMoney: components["schemas"]["Fen"];
            readonly alreadyJoined: boolean;
            readonly validEndTm: components["schemas"]["BeijingTime"];
        };
        readonly ReduceMoneyJoinResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ReduceMoneyJoinData"] | null;
        };
        readonly ReduceMoneyJoinedRequest: {
            readonly channelId: string;
        };
        readonly ReduceMoneyJoinedData: {
            readonly joinedList: readonly components["schemas"]["JoinedActivity"][];
        };
        readonly ReduceMoneyJoinedResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ReduceMoneyJoinedData"] | null;
        };
        readonly ReduceMoneyFundRequest: {
            readonly channelId: string;
        };
        readonly ReduceMoneyFundData: {
            /** @description fen */
            readonly availableMoney: components["schemas"]["Fen"];
            /** @description fen */
            readonly usedMoney: components["schemas"]["Fen"];
            /** @description fen */
            readonly expiredMoney: components["schemas"]["Fen"];
            /** @description fen that expire within seven days */
            readonly expiringMoney: components["schemas"]["Fen"];
            /** @description When the first of them expires */
            readonly expiringTm: components["schemas"]["BeijingTime"] | null;
            /** @description fen, maximum per order; 0: no limit */
            readonly orderLimitMoney: components["schemas"]["Fen"];
            /** @description Businesses (product §2.3) that accept it */
            readonly bizList: readonly number[];
            /** @description HTML, untrusted */
            readonly ruleDesc: string;
        };
        readonly ReduceMoneyFundResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ReduceMoneyFundData"] | null;
        };
        readonly ReduceMoneyRecordsRequest: {
            /**
             * @description 0 all, 1 earned, 2 used, 3 expired
             * @enum {integer}
             */
            readonly type: 0 | 1 | 2 | 3;
            /** @description of one joined activity; empty: of all */
            readonly bizId: string;
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly ReduceMoneyRecord: {
            readonly id: components["schemas"]["Id"];
            /** @description 1 earned, 2 used, 3 expired */
            readonly type: number;
            readonly title: string;
            /** @description fen, never negative */
            readonly money: components["schemas"]["Fen"];
            readonly createTm: components["schemas"]["BeijingTime"];
            /** @description Only for earned amounts that are still usable */
            readonly validEndTm: components["schemas"]["BeijingTime"] | null;
        };
        readonly ReduceMoneyRecordsData: {
            readonly content: readonly components["schemas"]["ReduceMoneyRecord"][];
            readonly total: number;
        };
        readonly ReduceMoneyRecordsResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ReduceMoneyRecordsData"] | null;
        };
        readonly ReduceMoneyInfoRequest: {
            readonly activityCode: string;
            /** @enum {string} */
            readonly kind: "EXTEND" | "STORAGE";
            readonly channelId: string;
        };
        readonly ReduceMoneyInfoData: {
            readonly activityCode: string;
            readonly activityName: string;
            readonly headImgUrl: string;
            /** @description fen */
            readonly reduceMoney: components["schemas"]["Fen"];
            /** @description Days of validity, counted from joining */
            readonly validDays: number;
            /** @enum {string} */
            readonly statusCode: "NOT_START" | "RUNNING" | "FINISHED" | "USED_UP";
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /** @description HTML, untrusted */
            readonly ruleDesc: string;
            readonly joined: boolean;
            /** @description of the joined activity; empty until joined */
            readonly bizId: string;
            /** @description End of validity of the joined amount, in the form of BeijingTime; empty until joined */
            readonly validEndTm: string;
            /** @description empty: the client’s own */
            readonly buttonText: string;
            /** @description Where the money is used; empty: the send-parcel page */
            readonly useUrl: string;
            readonly shareTitle: string;
            readonly shareImgUrl: string;
        };
        readonly ReduceMoneyInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ReduceMoneyInfoData"] | null;
        };
        readonly AppIncentiveInfoRequest: {
            /** @description empty: the running one */
            readonly activityCode: string;
            readonly channelId: string;
            readonly appSystem: string;
            readonly appVersion: string;
        };
        readonly AppIncentiveItem: {
            readonly task: components["schemas"]["TaskItem"];
            /** @description fen */
            readonly reward: number;
            /**
             * @description 0 not finished, 1 to claim, 2 claimed, 3 ended
             * @enum {integer}
             */
            readonly claimStatus: 0 | 1 | 2 | 3;
        };
        readonly AppIncentiveInfoData: {
            readonly activityCode: string;
            readonly activityName: string;
            readonly headImgUrl: string;
            /** @enum {string} */
            readonly statusCode: "NOT_START" | "RUNNING" | "FINISHED";
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /** @description HTML, untrusted */
            readonly ruleDesc: string;
            /** @description fen */
            readonly claimedMoney: components["schemas"]["Fen"];
            readonly itemList: readonly components["schemas"]["AppIncentiveItem"][];
        };
        readonly AppIncentiveInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AppIncentiveInfoData"] | null;
        };
        readonly AppIncentiveClaimRequest: {
            readonly activityCode: string;
            readonly taskId: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly AppIncentiveClaimData: {
            /** @enum {integer} */
            readonly claimStatus: 0 | 1 | 2 | 3;
            /** @description fen */
            readonly reward: components["schemas"]["Fen"];
            readonly toast: string;
        };
        readonly AppIncentiveClaimResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AppIncentiveClaimData"] | null;
        };
        readonly InviteHomeRequest: {
            /**
             * @description V1 one reward per friend; V2 also levels
             * @enum {string}
             */
            readonly version: "V1" | "V2";
            /** @description empty: the running one */
            readonly activityCode: string;
            /** @description of the opened link */
            readonly inviteCode?: string;
        };
        readonly InviteRung: {
            readonly rungNo: number;
            /** @description friends who sent their first parcel */
            readonly friendCount: number;
            /** @description fen */
            readonly rewardMoney: components["schemas"]["Fen"];
            /** @enum {string} */
            readonly status: "LOCKED" | "OPEN" | "CLAIMED";
        };
        readonly InviteWinner: {
            /** @description masked */
            readonly name: string;
            readonly text: string;
        };
        readonly InviteLink: {
            /** @description the link is the user’s own */
            readonly isOwner: boolean;
            /** @description masked */
            readonly inviterName: string;
            /**
             * @description OPEN: can be accepted, as far as is known without login
             * @enum {string}
             */
            readonly state: "OPEN" | "ACCEPTED" | "REFUSED";
            /** @description of REFUSED; else empty */
            readonly reasonCode: string;
            /** @description of REFUSED; else empty */
            readonly reasonMsg: string;
        };
        readonly InviteHomeData: {
            readonly activityCode: string;
            readonly title: string;
            readonly headImgUrl: string;
            /** @enum {string} */
            readonly statusCode: "NOT_START" | "RUNNING" | "FINISHED";
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /** @description HTML, untrusted */
            readonly ruleDesc: string;
            /** @description per friend */
            readonly rewardText: string;
            readonly shareTitle: string;
            readonly shareSummary: string;
            readonly shareImgUrl: string;
            /** @description of the user; empty without login */
            readonly ownInviteCode: string;
            /** @description friends who accepted */
            readonly invitedCount: number;
            /** @description number of them who sent their first parcel */
            readonly rewardedCount: number;
            /** @description fen, including levels */
            readonly earnedMoney: components["schemas"]["Fen"];
            readonly rungList: readonly components["schemas"]["InviteRung"][];
            readonly winnerList: readonly components["schemas"]["InviteWinner"][];
            /** @description null: no link, or an unknown one */
            readonly link: components["schemas"]["InviteLink"] | null;
        };
        readonly InviteHomeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InviteHomeData"] | null;
        };
        readonly InviteAcceptRequest: {
            readonly activityCode: string;
            readonly inviteCode: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly InviteAcceptData: {
            /** @description accepted, now or before */
            readonly result: boolean;
            /** @description 201100002 ended, 3 own link, 4 already a customer, 5 accepted another friend’s before, 6 has invited this friend, 7 not started, 8 unknown link; else empty */
            readonly reasonCode: string;
            readonly reasonMsg: string;
        };
        readonly InviteAcceptResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InviteAcceptData"] | null;
        };
        readonly InviteClaimRequest: {
            readonly activityCode: string;
            readonly rungNo: number;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly InviteClaimData: {
            /** @enum {string} */
            readonly status: "LOCKED" | "OPEN" | "CLAIMED";
            /** @description fen */
            readonly rewardMoney: components["schemas"]["Fen"];
            readonly toast: string;
        };
        readonly InviteClaimResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InviteClaimData"] | null;
        };
        readonly InviteRewardsRequest: {
            /** @enum {string} */
            readonly version: "V1" | "V2";
            /** @description empty: the running one */
            readonly activityCode: string;
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly InviteReward: {
            readonly id: components["schemas"]["Id"];
            /** @description masked */
            readonly friendName: string;
            /**
             * @description accepted; first parcel handed to the courier; it is on its way and the reward paid; nothing sent in time
             * @enum {string}
             */
            readonly state: "REGISTERED" | "SENT" | "CREDITED" | "EXPIRED";
            /** @description fen */
            readonly rewardMoney: components["schemas"]["Fen"];
            /** @description when the state was reached */
            readonly time: components["schemas"]["BeijingTime"];
        };
        readonly InviteRewardsData: {
            readonly content: readonly components["schemas"]["InviteReward"][];
            readonly total: number;
            /** @description fen, including levels */
            readonly earnedMoney: components["schemas"]["Fen"];
        };
        readonly InviteRewardsResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InviteRewardsData"] | null;
        };
        /** @description Sender or recipient as entered by the user */
        readonly ContactInput: {
            readonly name: string;
            readonly mobile: components["schemas"]["Mobile"];
            readonly province: string;
            readonly city: string;
            /** @description empty when the city has no districts */
            readonly district: string;
            /** @description street and house number */
            readonly detail: string;
        };
        /** @description Sender or recipient as stored by the gateway; texts are entered by users and untrusted */
        readonly Contact: {
            readonly name: string;
            /** @description complete; the client masks the middle four digits when it shows it */
            readonly mobile: string;
            readonly province: string;
            readonly city: string;
            readonly district: string;
            readonly detail: string;
        };
        readonly PickUpSlot: {
            /** @description sent with the order */
            readonly slotId: components["schemas"]["Id"];
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /** @description false: full */
            readonly isAvailable: boolean;
            /** @description a short label, e.g. 预计1小时内上门; usually empty */
            readonly tag: string;
        };
        readonly PickUpDay: {
            /** @description Day in Beijing */
            readonly date: string;
            /** @description in time order; only slots that have not ended; may be empty for today */
            readonly slotList: readonly components["schemas"]["PickUpSlot"][];
        };
        readonly ExpectPickUpTimeRequest: {
            readonly province: string;
            readonly city: string;
            readonly district: string;
            readonly carrierCode: components["schemas"]["CarrierCodeOrEmpty"];
        };
        readonly ExpectPickUpTimeData: {
            readonly dayList: readonly components["schemas"]["PickUpDay"][];
        };
        readonly ExpectPickUpTimeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ExpectPickUpTimeData"] | null;
        };
        /**
         * @description Product §2.3: SF 顺丰速运, ZTO 中通快递, YTO 圆通速递, STO 申通快递, YD 韵达快递, zgyz 中国邮政, JTJZ 极兔速递
         * @enum {string}
         */
        readonly CarrierCode: "SF" | "ZTO" | "YTO" | "STO" | "YD" | "zgyz" | "JTJZ";
        /**
         * @description A CarrierCode; empty: none chosen yet
         * @enum {string}
         */
        readonly CarrierCodeOrEmpty: "" | "SF" | "ZTO" | "YTO" | "STO" | "YD" | "zgyz" | "JTJZ";
        readonly District: {
            readonly districtCode: string;
            readonly districtName: string;
        };
        readonly City: {
            readonly cityCode: string;
            readonly cityName: string;
            readonly letter: string;
            /** @description pinyin of the name with separated syllables (shen zhen), for searching; may be empty */
            readonly pinyin?: string;
            readonly districtList: readonly components["schemas"]["District"][];
        };
        readonly Province: {
            readonly provinceCode: string;
            readonly provinceName: string;
            readonly letter: string;
            /** @description sorted by letter */
            readonly cityList: readonly components["schemas"]["City"][];
        };
        readonly ProvinceGroup: {
            readonly letter: string;
            readonly provinceList: readonly components["schemas"]["Province"][];
        };
        readonly QueryProvAndCityBySortData: {
            /** @description letters without provinces are omitted */
            readonly groupList: readonly components["schemas"]["ProvinceGroup"][];
        };
        readonly QueryProvAndCityBySortResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["QueryProvAndCityBySortData"] | null;
        };
        readonly HotCity: {
            readonly cityCode: string;
            readonly cityName: string;
            readonly provinceCode: string;
            readonly provinceName: string;
        };
        readonly QueryHotCitysData: {
            readonly cityList: readonly components["schemas"]["HotCity"][];
        };
        readonly QueryHotCitysResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["QueryHotCitysData"] | null;
        };
        /** @description Conditions of one carrier for the parcel */
        readonly CarrierQuote: {
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            readonly isAvailable: boolean;
            /** @description empty when available */
            readonly unavailableReason: string;
            /** @description fen, price before coupons; 0 when not available */
            readonly freightFen: components["schemas"]["Fen"];
            /** @description fen, list price, shown struck through when higher */
            readonly originalFreightFen: components["schemas"]["Fen"];
            readonly firstWeightKg: number;
            /** @description fen, for the first weight */
            readonly firstWeightFen: number;
            /** @description fen, for each further kg */
            readonly extraWeightFen: number;
            /** @description weight and size limits of one parcel; may be empty */
            readonly limitDesc?: string;
            /** @description epoch ms; null when not available */
            readonly earliestArrivalMs: number | null;
            readonly latestArrivalMs: number | null;
            /** @description fen, discount of this user’s best coupon; 0 without login */
            readonly discountFen: number;
            /** @description a short label, e.g. 最便宜, 最快; usually empty */
            readonly tag: string;
        };
        readonly QueryFreightAndTimeRequest: {
            readonly senderProvince: string;
            readonly senderCity: string;
            readonly senderDistrict: string;
            readonly receiverProvince: string;
            readonly receiverCity: string;
            readonly receiverDistrict: string;
            /** @description of goodsTypes; empty: not chosen yet, and no goods limits apply */
            readonly goodsType: string;
            /** @description kg, rounded up */
            readonly weight: number;
            readonly lengthCm?: components["schemas"]["SideCm"];
            readonly widthCm?: components["schemas"]["SideCm"];
            readonly heightCm?: components["schemas"]["SideCm"];
        };
        /**
         * @description cm, of the packed parcel; 0 or absent: unknown. With all three, a parcel that is large for its weight is charged
         *     by volume: each 8000 cm³, rounded up, counts as one kg
         */
        readonly SideCm: number;
        readonly QueryFreightAndTimeData: {
            readonly carrierList: readonly components["schemas"]["CarrierQuote"][];
            /** @description kg charged: by weight or, if greater, by volume */
            readonly billableWeight: number;
        };
        readonly QueryFreightAndTimeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["QueryFreightAndTimeData"] | null;
        };
        readonly GoodsType: {
            readonly goodsType: components["schemas"]["Id"];
            readonly name: string;
            /** @description kg */
            readonly maxWeight: number;
            /** @description advice; empty for none */
            readonly hint: string;
        };
        readonly GoodsTypesData: {
            readonly goodsTypeList: readonly components["schemas"]["GoodsType"][];
            /** @description goods that must not be sent, a few words each */
            readonly forbiddenList: readonly string[];
            /** @description HTML, untrusted */
            readonly forbiddenDesc: string;
            /** @description suggested texts for the courier */
            readonly remarkList: readonly string[];
        };
        readonly GoodsTypesResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["GoodsTypesData"] | null;
        };
        readonly SendCoupon: {
            readonly couponId: components["schemas"]["Id"];
            /** @description See CouponInfo */
            readonly couponType: components["schemas"]["CouponType"];
            /** @description See CouponInfo */
            readonly couponCostStr: string;
            readonly couponTitle: string;
            readonly couponDesc: string;
            readonly validStartTm: components["schemas"]["BeijingTime"];
            readonly validEndTm: components["schemas"]["BeijingTime"];
            readonly isUsable: boolean;
            /** @description empty when usable */
            readonly unusableReason: string;
            /** @description fen, discount on this order; 0 when not usable */
            readonly discountFen: components["schemas"]["Fen"];
        };
        readonly SendCouponsRequest: {
            readonly senderProvince: string;
            readonly senderCity: string;
            readonly senderDistrict: string;
            readonly receiverProvince: string;
            readonly receiverCity: string;
            readonly receiverDistrict: string;
            /** @description of goodsTypes */
            readonly goodsType: string;
            /** @description kg, rounded up */
            readonly weight: number;
            readonly lengthCm?: components["schemas"]["SideCm"];
            readonly widthCm?: components["schemas"]["SideCm"];
            readonly heightCm?: components["schemas"]["SideCm"];
            readonly carrierCode: components["schemas"]["CarrierCode"];
        };
        readonly SendCouponsData: {
            /** @description fen */
            readonly freightFen: number;
            /** @description fen, maximum that the reduction fund takes off this order; deducted after the coupon, never below 0 */
            readonly reductionFen: components["schemas"]["Fen"];
            readonly couponList: readonly components["schemas"]["SendCoupon"][];
        };
        readonly SendCouponsResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["SendCouponsData"] | null;
        };
        readonly SendSubmitRequest: {
            /** @description Generated by the client, one per intended order; sent again it returns the first result */
            readonly submitNo: string;
            readonly client: components["schemas"]["ClientCode"];
            readonly sender: components["schemas"]["ContactInput"];
            readonly receiver: components["schemas"]["ContactInput"];
            readonly goodsType: string;
            /** @description kg */
            readonly weight: number;
            readonly lengthCm?: components["schemas"]["SideCm"];
            readonly widthCm?: components["schemas"]["SideCm"];
            readonly heightCm?: components["schemas"]["SideCm"];
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly slotId: string;
            /** @description null: none */
            readonly couponId: string | null;
            /** @description remark for the courier */
            readonly remark: string;
            /** @description fen, the amount shown to the user: freight less coupon and reduction */
            readonly expectedPayFen: number;
            readonly channelId: string;
            /** @description JSON of the attribution info */
            readonly burialPointInfo: string;
        };
        readonly SendSubmitData: {
            readonly orderNo: components["schemas"]["Id"];
            /** @description fen */
            readonly freightFen: components["schemas"]["Fen"];
            /** @description fen */
            readonly discountFen: components["schemas"]["Fen"];
            /** @description fen */
            readonly reductionFen: components["schemas"]["Fen"];
            /** @description fen, to pay after collection */
            readonly payFen: components["schemas"]["Fen"];
            /** @description this submitNo had already created the order */
            readonly isRepeat: boolean;
        };
        readonly SendSubmitResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["SendSubmitData"] | null;
        };
        readonly ContrastQuestion: {
            readonly senderProvince: string;
            readonly senderCity: string;
            readonly receiverProvince: string;
            readonly receiverCity: string;
            /** @description of goodsTypes */
            readonly goodsType: string;
            /** @description kg, rounded up */
            readonly weight: number;
            /** @description cm; 0 or absent: unknown */
            readonly lengthCm?: number;
            readonly widthCm?: number;
            readonly heightCm?: number;
        };
        /** @description The requested places and goods, without persons */
        readonly ContrastParcel: {
            readonly senderProvince: string;
            readonly senderCity: string;
            readonly receiverProvince: string;
            readonly receiverCity: string;
            readonly goodsType: string;
            readonly goodsName: string;
            /** @description kg */
            readonly weight: number;
            /** @description cm; 0: unknown */
            readonly lengthCm: number;
            readonly widthCm: number;
            readonly heightCm: number;
            /** @description kg charged, by weight or by volume; 0: unknown */
            readonly billableKg: number;
        };
        /** @description One carrier’s offer for a parcel */
        readonly ContrastOffer: {
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            readonly isAvailable: boolean;
            /** @description empty when available */
            readonly unavailableReason: string;
            /** @description fen, before coupons; null when not available */
            readonly freightFen: components["schemas"]["Fen"] | null;
            /** @description fen, list price */
            readonly originalFreightFen: components["schemas"]["Fen"] | null;
            /** @description fen, discount of the best coupon; 0 without login or without a coupon */
            readonly discountFen: components["schemas"]["Fen"] | null;
            /** @description of that coupon; empty for none */
            readonly couponTitle: string;
            /** @description fen that the reduction fund takes off afterwards */
            readonly reductionFen: components["schemas"]["Fen"] | null;
            /** @description fen, amount to pay */
            readonly payFen: components["schemas"]["Fen"] | null;
            /** @description epoch ms, if collected now */
            readonly earliestArrivalMs: number | null;
            readonly latestArrivalMs: number | null;
            /** @description tenths of a star, 1.0 to 5.0; null: no reviews yet */
            readonly score: number | null;
            readonly reviewCount: number;
            /** @description services included in the price, one word each */
            readonly includeList: readonly string[];
        };
        readonly ContrastOffersData: {
            /** @description empty without login */
            readonly inquiryNo: string;
            readonly parcel: components["schemas"]["ContrastParcel"];
            readonly offerList: readonly components["schemas"]["ContrastOffer"][];
        };
        readonly ContrastOffersResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ContrastOffersData"] | null;
        };
        readonly ContrastProductRequest: {
            readonly senderProvince: string;
            readonly senderCity: string;
            readonly receiverProvince: string;
            readonly receiverCity: string;
            /** @description of goodsTypes */
            readonly goodsType: string;
            /** @description kg, rounded up */
            readonly weight: number;
            /** @description cm; 0 or absent: unknown */
            readonly lengthCm?: number;
            readonly widthCm?: number;
            readonly heightCm?: number;
            /** @description a CarrierCode */
            readonly carrierCode: string;
        };
        readonly ContrastLine: {
            readonly title: string;
            readonly fen: components["schemas"]["Fen"];
            /**
             * @description added or deducted
             * @enum {string}
             */
            readonly kindCode: "CHARGE" | "OFF";
            readonly note: string;
        };
        readonly ContrastService: {
            readonly title: string;
            readonly text: string;
        };
        readonly ContrastReview: {
            readonly id: components["schemas"]["Id"];
            /** @description masked */
            readonly name: string;
            readonly star: number;
            readonly tagList: readonly string[];
            /** Format: words */
            readonly content: string;
            readonly time: components["schemas"]["BeijingTime"];
        };
        readonly ContrastProductData: {
            readonly parcel: components["schemas"]["ContrastParcel"];
            readonly offer: components["schemas"]["ContrastOffer"];
            /** @description items of the price; one invalid item would change the sum, so it invalidates the whole list */
            readonly lineList: readonly components["schemas"]["ContrastLine"][];
            readonly serviceList: readonly components["schemas"]["ContrastService"][];
            readonly limitList: readonly string[];
            /** @description the newest ones */
            readonly reviewList: readonly components["schemas"]["ContrastReview"][];
        };
        readonly ContrastProductResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ContrastProductData"] | null;
        };
        readonly ContrastShareRequest: {
            readonly senderProvince: string;
            readonly senderCity: string;
            readonly receiverProvince: string;
            readonly receiverCity: string;
            /** @description of goodsTypes */
            readonly goodsType: string;
            /** @description kg, rounded up */
            readonly weight: number;
            /** @description cm; 0 or absent: unknown */
            readonly lengthCm?: number;
            readonly widthCm?: number;
            readonly heightCm?: number;
            /** @description a CarrierCode */
            readonly carrierCode: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly ContrastShareData: {
            readonly shareCode: components["schemas"]["Id"];
        };
        readonly ContrastShareResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ContrastShareData"] | null;
        };
        readonly ContrastShareInfoRequest: {
            readonly shareCode: string;
        };
        readonly ContrastShareInfoData: {
            /** @description the link is the user’s own */
            readonly isOwner: boolean;
            /** @description masked */
            readonly sharerName: string;
            /**
             * @description GONE: the carrier no longer accepts it; OVER: the link has expired
             * @enum {string}
             */
            readonly stateCode: "OPEN" | "GONE" | "OVER";
            /** @description of GONE and OVER; else empty */
            readonly reasonMsg: string;
            readonly sharedTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /** @description fen, freight when it was shared, before coupons */
            readonly sharedFen: components["schemas"]["Fen"] | null;
            /**
             * @description of the freight since the offer was shared
             * @enum {string}
             */
            readonly changeCode: "SAME" | "UP" | "DOWN";
            /** @description logged-in friends who have seen it */
            readonly viewCount: number;
            readonly parcel: components["schemas"]["ContrastParcel"];
            /** @description with the user’s own coupons; null unless the state is OPEN */
            readonly offer: components["schemas"]["ContrastOffer"] | null;
        };
        readonly ContrastShareInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ContrastShareInfoData"] | null;
        };
        readonly ContrastCardData: {
            readonly title: string;
            readonly parcel: components["schemas"]["ContrastParcel"];
            readonly offerList: readonly components["schemas"]["ContrastOffer"][];
        };
        readonly ContrastCardResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ContrastCardData"] | null;
        };
        readonly PriceInquiriesRequest: {
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly PriceInquiryRow: {
            readonly inquiryNo: components["schemas"]["Id"];
            readonly parcel: components["schemas"]["ContrastParcel"];
            /** @description carriers that accepted it */
            readonly offerCount: number;
            /** @description fen, the lowest amount to pay */
            readonly lowestFen: components["schemas"]["Fen"] | null;
            readonly createTm: components["schemas"]["BeijingTime"];
        };
        readonly PriceInquiriesData: {
            readonly content: readonly components["schemas"]["PriceInquiryRow"][];
            readonly total: number;
        };
        readonly PriceInquiriesResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PriceInquiriesData"] | null;
        };
        readonly PriceInquiryRequest: {
            readonly inquiryNo: string;
        };
        readonly PriceInquiryData: {
            readonly inquiryNo: components["schemas"]["Id"];
            readonly parcel: components["schemas"]["ContrastParcel"];
            readonly createTm: components["schemas"]["BeijingTime"];
            readonly offerList: readonly components["schemas"]["ContrastOffer"][];
        };
        readonly PriceInquiryResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PriceInquiryData"] | null;
        };
        readonly PriceChange: {
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            /**
             * @description of the amount to pay. GONE: accepted it then but not today; NEW: the other way round
             * @enum {string}
             */
            readonly changeCode: "SAME" | "UP" | "DOWN" | "GONE" | "NEW";
            /** @description fen; null where it was not accepted */
            readonly thenFen: components["schemas"]["Fen"] | null;
            /** @description fen; null where it is not accepted */
            readonly nowFen: components["schemas"]["Fen"] | null;
            /** @description explanation; may be empty */
            readonly reason: string;
        };
        readonly PriceInquiryAgainData: {
            /** @description of today’s inquiry */
            readonly inquiryNo: string;
            readonly parcel: components["schemas"]["ContrastParcel"];
            /** @description now */
            readonly createTm: components["schemas"]["BeijingTime"];
            readonly changeList: readonly components["schemas"]["PriceChange"][];
            readonly offerList: readonly components["schemas"]["ContrastOffer"][];
        };
        readonly PriceInquiryAgainResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PriceInquiryAgainData"] | null;
        };
        /**
         * @description WAIT_PICKUP waits for the courier, PICKED_UP collected, IN_TRANSIT on its way, DELIVERING out for delivery, SIGNED received, CANCELLED
         * @enum {string}
         */
        readonly OrderState: "WAIT_PICKUP" | "PICKED_UP" | "IN_TRANSIT" | "DELIVERING" | "SIGNED" | "CANCELLED";
        readonly OrderItem: {
            readonly orderNo: components["schemas"]["Id"];
            readonly stateCode: components["schemas"]["OrderState"];
            readonly createTm: components["schemas"]["BeijingTime"];
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            /** @description empty until collected */
            readonly waybillNo: string;
            readonly goodsName: string;
            /** @description kg */
            readonly weight: number;
            /** @description fen, less coupon and reduction */
            readonly payFen: components["schemas"]["Fen"];
            readonly pickUpStartTm: components["schemas"]["BeijingTime"];
            readonly pickUpEndTm: components["schemas"]["BeijingTime"];
            readonly canCancel: boolean;
            /** @description sourceBizId of the reward cards (aggregationEntrance with prizeSource 2); empty: no cards */
            readonly rewardBizId: string;
            readonly senderName: string;
            readonly senderCity: string;
            readonly receiverName: string;
            readonly receiverCity: string;
        };
        readonly OrderListRequest: {
            /**
             * @description WAITING: WAIT_PICKUP; TRANSIT: PICKED_UP, IN_TRANSIT, DELIVERING; DONE: SIGNED
             * @enum {string}
             */
            readonly tab: "ALL" | "WAITING" | "TRANSIT" | "DONE" | "CANCELLED";
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly OrderListData: {
            readonly content: readonly components["schemas"]["OrderItem"][];
            /** @description of this tab */
            readonly total: number;
        };
        readonly OrderListResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["OrderListData"] | null;
        };
        readonly OrderTrace: {
            readonly stateCode: components["schemas"]["OrderState"];
            readonly text: string;
            /** @description may be empty */
            readonly place: string;
            readonly tm: components["schemas"]["BeijingTime"];
        };
        readonly FreightLine: {
            /**
             * @description the last two are deducted
             * @enum {string}
             */
            readonly kind: "FIRST_WEIGHT" | "EXTRA_WEIGHT" | "COUPON" | "REDUCTION";
            readonly title: string;
            /** @description fen, never negative */
            readonly fen: components["schemas"]["Fen"];
        };
        readonly OrderCoupon: {
            readonly couponId: string;
            readonly couponTitle: string;
            /** @description fen */
            readonly discountFen: number;
        };
        readonly OrderDetail: {
            readonly orderNo: components["schemas"]["Id"];
            readonly stateCode: components["schemas"]["OrderState"];
            /** @description may be evaluated, has been evaluated; null: neither */
            readonly evaluationCode: ("OPEN" | "DONE") | null;
            readonly createTm: components["schemas"]["BeijingTime"];
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            /** @description empty until collected */
            readonly waybillNo: string;
            readonly goodsName: string;
            /** @description kg */
            readonly weight: number;
            /** @description fen, less coupon and reduction */
            readonly payFen: components["schemas"]["Fen"];
            readonly pickUpStartTm: components["schemas"]["BeijingTime"];
            readonly pickUpEndTm: components["schemas"]["BeijingTime"];
            readonly canCancel: boolean;
            /** @description sourceBizId of the reward cards (aggregationEntrance with prizeSource 2); empty: no cards */
            readonly rewardBizId: string;
            readonly sender: components["schemas"]["Contact"];
            readonly receiver: components["schemas"]["Contact"];
            readonly remark: string;
            /** @description when it was cancelled */
            readonly cancelTm: components["schemas"]["BeijingTime"] | null;
            /** @description empty unless cancelled */
            readonly cancelReason: string;
            /** @description latest; null once signed or cancelled */
            readonly estimatedArrivalTm: components["schemas"]["BeijingTime"] | null;
            /** @description newest first */
            readonly traceList: readonly components["schemas"]["OrderTrace"][];
            /** @description in display order; adds up to payFen */
            readonly freightLineList: readonly components["schemas"]["FreightLine"][];
            /** @description fen, before deductions */
            readonly freightFen: number;
            readonly coupon: components["schemas"]["OrderCoupon"] | null;
        };
        readonly OrderDetailRequest: {
            readonly orderNo: string;
        };
        readonly OrderDetailResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["OrderDetail"] | null;
        };
        readonly OrderCancelRequest: {
            readonly orderNo: string;
            readonly reason: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly OrderCancelData: {
            readonly stateCode: components["schemas"]["OrderState"];
            readonly couponReturned: boolean;
            /** @description fen, returned to the fund */
            readonly reductionFen: components["schemas"]["Fen"];
        };
        readonly OrderCancelResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["OrderCancelData"] | null;
        };
        readonly WaitingParcel: {
            readonly parcelId: components["schemas"]["Id"];
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            /** @description last four digits */
            readonly waybillTail: string;
            readonly cabinetCode: components["schemas"]["Id"];
            readonly cabinetName: string;
            readonly cabinetAddress: string;
            readonly isCabinetOnline: boolean;
            /** @description degrees, gcj02 */
            readonly longitude: number;
            /** @description degrees, gcj02 */
            readonly latitude: number;
            /** @description null: the user’s place is unknown */
            readonly distanceMeter: number | null;
            readonly cellNo: string;
            readonly pickupCode: string;
            readonly arrivedTm: components["schemas"]["BeijingTime"];
            readonly overdueTm: components["schemas"]["BeijingTime"];
            /** @description fen, fee for late pick-up; 0 until overdueTm, or once it is paid */
            readonly overdueFeeFen: components["schemas"]["Fen"];
            /** @description fen of the fee covered by the reduction fund */
            readonly reductionFen: components["schemas"]["Fen"];
            /** @description fen, amount to pay before the cell opens */
            readonly payFen: components["schemas"]["Fen"];
        };
        readonly PickWaitingRequest: {
            /** @description Degrees, decimal text; empty: unknown */
            readonly longitude: string;
            readonly latitude: string;
        };
        readonly PickWaitingData: {
            readonly parcelList: readonly components["schemas"]["WaitingParcel"][];
        };
        readonly PickWaitingResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PickWaitingData"] | null;
        };
        readonly PickNearestRequest: {
            /** @description Degrees, decimal text; empty: unknown */
            readonly longitude: string;
            readonly latitude: string;
        };
        readonly PickNearestData: {
            readonly parcel: components["schemas"]["WaitingParcel"] | null;
            readonly waitingCount: number;
        };
        readonly PickNearestResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PickNearestData"] | null;
        };
        readonly PickRecord: {
            readonly parcelId: components["schemas"]["Id"];
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            readonly waybillTail: string;
            readonly cabinetName: string;
            readonly arrivedTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /**
             * @description picked up by the user, or taken back by the courier
             * @enum {string}
             */
            readonly stateCode: "PICKED" | "RETURNED";
            /** @description fen, overdue fee that was paid */
            readonly paidFen: components["schemas"]["Fen"];
        };
        readonly QueryRecentlyRequest: {
            readonly pageNo: number;
            readonly pageSize: number;
            /**
             * @description PICK, also when absent: parcels from cabinets; QUERY: tracked waybill numbers
             * @enum {string}
             */
            readonly kind?: "PICK" | "QUERY";
        };
        readonly QueryRecentlyData: {
            readonly content: readonly components["schemas"]["PickRecord"][];
            /** @description for kind QUERY, instead of content */
            readonly recordList?: readonly components["schemas"]["ExpressRecord"][];
            readonly total: number;
        };
        readonly QueryRecentlyResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["QueryRecentlyData"] | null;
        };
        /** @description Identifies somebody’s parcel: the app neither stores nor tracks it */
        readonly WaybillNo: string;
        readonly ExpressRecord: {
            readonly recordId: components["schemas"]["Id"];
            readonly waybillNo: string;
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            readonly stateCode: components["schemas"]["OrderState"];
            /** @description latest event; may be empty */
            readonly lastText: string;
            readonly queryTm: components["schemas"]["BeijingTime"];
        };
        readonly ExpressTraceRequest: {
            readonly waybillNo: components["schemas"]["WaybillNo"];
            readonly carrierCode: components["schemas"]["CarrierCodeOrEmpty"];
        };
        readonly ExpressTrace: {
            readonly waybillNo: string;
            readonly carrierCode: components["schemas"]["CarrierCode"];
            readonly carrierName: string;
            readonly stateCode: components["schemas"]["OrderState"];
            /** @description empty, as the three below: not provided */
            readonly fromProvince: string;
            readonly fromCity: string;
            readonly toProvince: string;
            readonly toCity: string;
            /** @description kg; 0: not provided */
            readonly weight: number;
            /** @description null: no arrival is expected any more */
            readonly estimatedArrivalTm: components["schemas"]["BeijingTime"] | null;
            /** @description newest first */
            readonly traceList: readonly components["schemas"]["OrderTrace"][];
        };
        readonly ExpressTraceResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ExpressTrace"] | null;
        };
        readonly DeleteExpressRecordRequest: {
            readonly recordId: string;
        };
        readonly ClearExpressRecordsRequest: {
            /** @description the newest entry that the user saw: newer ones stay */
            readonly newestId: string;
        };
        readonly ExpressRecordCount: {
            /** @description remaining entries */
            readonly left: number;
        };
        readonly ExpressRecordCountResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ExpressRecordCount"] | null;
        };
        readonly PickOpenRequest: {
            /** @description as scanned, or from the parcel */
            readonly cabinetCode: string;
            /** @description empty: all of this user’s parcels there; those with a fee stay locked */
            readonly parcelId: string;
        };
        readonly PickOpenData: {
            readonly operationId: components["schemas"]["Id"];
            /** @description parcels whose cells open */
            readonly parcelIdList: readonly string[];
            /** @description not opened because of a fee */
            readonly skippedList: readonly components["schemas"]["Id"][];
        };
        readonly PickOpenResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PickOpenData"] | null;
        };
        readonly CellState: {
            readonly parcelId: components["schemas"]["Id"];
            readonly cellNo: string;
            /**
             * @description 0 waiting, 1 opened, 2 failed
             * @enum {integer}
             */
            readonly status: 0 | 1 | 2;
        };
        readonly PollingCabinetOperationRequest: {
            readonly operationId: string;
        };
        readonly PollingCabinetOperationData: {
            /**
             * @description 0 waiting, 1 opened (at least one), 2 failed
             * @enum {integer}
             */
            readonly status: 0 | 1 | 2;
            /** @description reason of the failure; else empty */
            readonly reasonMsg: string;
            readonly cellList: readonly components["schemas"]["CellState"][];
            /** @description delay before the next poll; 0 when the result is final */
            readonly pollAfterMs: number;
        };
        readonly PollingCabinetOperationResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PollingCabinetOperationData"] | null;
        };
        readonly PickNameSwitchResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: boolean | null;
        };
        /** @description Entry of the address book; texts are entered by users */
        readonly Address: {
            readonly id: components["schemas"]["Id"];
            readonly name: string;
            readonly mobile: string;
            readonly province: string;
            readonly city: string;
            readonly district: string;
            readonly detail: string;
            /** @description at most one of each kind */
            readonly isDefault: boolean;
            /** @enum {string} */
            readonly kind: "SENDER" | "RECEIVER";
        };
        readonly AddressListRequest: {
            /**
             * @description empty: both
             * @enum {string}
             */
            readonly kind: "" | "SENDER" | "RECEIVER";
        };
        readonly AddressListData: {
            readonly addressList: readonly components["schemas"]["Address"][];
        };
        readonly AddressListResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AddressListData"] | null;
        };
        readonly AddressSaveRequest: {
            /** @description empty: a new entry */
            readonly id: string;
            readonly name: string;
            readonly mobile: components["schemas"]["Mobile"];
            readonly province: string;
            readonly city: string;
            readonly district: string;
            readonly detail: string;
            readonly isDefault: boolean;
            /** @enum {string} */
            readonly kind: "SENDER" | "RECEIVER";
        };
        readonly AddressSaveData: {
            readonly address: components["schemas"]["Address"];
        };
        readonly AddressSaveResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AddressSaveData"] | null;
        };
        readonly AddressDeleteRequest: {
            readonly id: string;
        };
        readonly AddressDeleteData: {
            readonly id: string;
        };
        readonly AddressDeleteResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AddressDeleteData"] | null;
        };
        readonly AddressSetDefaultRequest: {
            readonly id: string;
            readonly isDefault: boolean;
        };
        readonly AddressSetDefaultData: {
            readonly address: components["schemas"]["Address"];
        };
        readonly AddressSetDefaultResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AddressSetDefaultData"] | null;
        };
        readonly AddressConfidence: {
            /** @description 0 nothing found to 100 certain */
            readonly name: number;
            /** @description 0 nothing found to 100 certain */
            readonly mobile: number;
            /** @description 0 nothing found to 100 certain */
            readonly province: number;
            /** @description 0 nothing found to 100 certain */
            readonly city: number;
            /** @description 0 nothing found to 100 certain */
            readonly district: number;
            /** @description 0 nothing found to 100 certain */
            readonly detail: number;
        };
        readonly AddressParseRequest: {
            readonly text: string;
        };
        readonly AddressParseData: {
            readonly name: string;
            readonly mobile: string;
            readonly province: string;
            readonly city: string;
            readonly district: string;
            readonly detail: string;
            readonly confidence: components["schemas"]["AddressConfidence"];
        };
        readonly AddressParseResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AddressParseData"] | null;
        };
        readonly MyCouponsRequest: {
            /**
             * @description 1 to use, 2 used, 3 expired
             * @enum {integer}
             */
            readonly prizeStatus: 1 | 2 | 3;
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly MyCouponsData: {
            readonly content: readonly components["schemas"]["CouponListItem"][];
            /** @description of this status */
            readonly total: number;
        };
        readonly MyCouponsResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["MyCouponsData"] | null;
        };
        readonly RunningCampaign: {
            readonly code: string;
            /** @enum {string} */
            readonly kind: "receive" | "incentive" | "weekly" | "reduction";
            readonly title: string;
            /** @description may be empty */
            readonly subTitle: string;
            readonly statusCode: components["schemas"]["ActivityStatusCode"];
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /** @description untrusted */
            readonly imgUrl: string;
            /** @description H5 address of its page, untrusted; the client opens its own page for it */
            readonly linkUrl: string;
        };
        readonly CouponHint: {
            /** @description usable ones */
            readonly count: number;
            /** @description of them, those that expire within three days */
            readonly expiringCount: number;
            /** @description when the first of them expires; null when none expires */
            readonly firstEndTm: components["schemas"]["BeijingTime"] | null;
        };
        readonly TaskHint: {
            /** @description fen, sum of the prize money of all tasks and the joined amounts, as the center shows it (product §2.9) */
            readonly rewardFen: components["schemas"]["Fen"];
            /** @description available tasks */
            readonly taskCount: number;
            /** @description for the page reductionFunds */
            readonly channelId: string;
        };
        readonly HomeOverviewRequest: {
            readonly client: components["schemas"]["ClientCode"];
            readonly channelId: string;
            /** @description Degrees, decimal text; empty: unknown */
            readonly longitude: string;
            readonly latitude: string;
        };
        readonly HomeOverviewData: {
            readonly isLogin: boolean;
            /** @description running ones first, then upcoming ones; ended ones are omitted */
            readonly campaignList: readonly components["schemas"]["RunningCampaign"][];
            readonly couponHint: components["schemas"]["CouponHint"] | null;
            readonly nearestParcel: components["schemas"]["WaitingParcel"] | null;
            /** @description parcels in cabinets */
            readonly waitingCount: number;
            readonly taskHint: components["schemas"]["TaskHint"] | null;
            /** @description rewards to claim, for the badge of the tab welfare */
            readonly claimableCount: number;
        };
        readonly HomeOverviewResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["HomeOverviewData"] | null;
        };
        readonly WeeklyEntry: {
            readonly configId: string;
            readonly channelId: string;
            readonly title: string;
            readonly subTitle: string;
            /** @description untrusted */
            readonly imgUrl: string;
            readonly statusCode: components["schemas"]["ActivityStatusCode"];
        };
        readonly WelfareOverviewRequest: {
            readonly client: components["schemas"]["ClientCode"];
            readonly channelId: string;
        };
        readonly WelfareOverviewData: {
            readonly isLogin: boolean;
            /** @description as in the home overview */
            readonly campaignList: readonly components["schemas"]["RunningCampaign"][];
            readonly weekly: components["schemas"]["WeeklyEntry"] | null;
            /** @description null without login */
            readonly fundFen: components["schemas"]["Fen"] | null;
            /** @description for task/list */
            readonly taskChannelId: string;
            readonly taskHint: components["schemas"]["TaskHint"] | null;
            readonly couponHint: components["schemas"]["CouponHint"] | null;
            readonly claimableCount: number;
        };
        readonly WelfareOverviewResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["WelfareOverviewData"] | null;
        };
        /** @description In a mini program it identifies the host user, who is then not logged in silently again; empty elsewhere */
        readonly LogoutRequest: {
            /**
             * @description 5 wechatMini, 6 alipayMini
             * @enum {integer}
             */
            readonly platform?: 5 | 6;
            /** @description One-time code of the host’s login call */
            readonly loginCode?: string;
        };
        readonly LogoutResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: null;
        };
        /** @description A coupon that can be claimed, not yet owned by a user */
        readonly OfferedCoupon: {
            /** @description See CouponInfo */
            readonly couponType: components["schemas"]["CouponType"];
            /** @description See CouponInfo */
            readonly couponCostStr: string;
            readonly couponTitle: string;
            /** @description Minimum amount for its use */
            readonly couponDesc: string;
            /** @description What it can be used for */
            readonly bizStr: string;
            /** @description e.g. 领取后 7 天内有效 */
            readonly validDesc: string;
            /** @description e.g. 限时; empty: none */
            readonly tag: string;
        };
        readonly CouponV2Info: {
            readonly code: string;
            /** Format: words */
            readonly title: string;
            /** @description Rules as HTML, untrusted */
            readonly description: string;
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly statusCode: components["schemas"]["ActivityStatusCode"];
            readonly biz: components["schemas"]["Biz"];
            readonly scene: number;
            readonly clientMap: components["schemas"]["ClientMap"];
            /** @description Picture; empty: the title is shown instead */
            readonly headImgUrl: string;
            readonly isSoldOut: boolean;
            readonly coupons: readonly components["schemas"]["OfferedCoupon"][];
            /** @description Where its coupons are used; empty: the send page */
            readonly useUrl: string;
            /** @description QR code for following the account; empty: none */
            readonly followImgUrl: string;
            readonly shareTitle: string;
            readonly shareSummary: string;
            readonly shareImageUrl: string;
        };
        readonly CouponV2InfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["CouponV2Info"] | null;
        };
        readonly CouponV2ClaimRequest: {
            readonly biz: components["schemas"]["Biz"];
            readonly client: components["schemas"]["ClientCode"];
            readonly code: string;
            readonly scene: number;
            /** @description Of the friend’s link that was opened */
            readonly shareCode?: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly CouponV2ShareRequest: {
            readonly code: string;
            /** @description Of the link; absent: the user requests the own code */
            readonly shareCode?: string;
        };
        readonly CouponV2Share: {
            /** @description The link is the user’s own */
            readonly isOwner: boolean;
            /** @description Masked; empty: unknown code */
            readonly sharerName: string;
            /** @description Friends who claimed with the link */
            readonly claimedCount: number;
            /** @description Of the user; empty without login */
            readonly ownShareCode: string;
        };
        readonly CouponV2ShareResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["CouponV2Share"] | null;
        };
        readonly CouponLanding: {
            readonly title: string;
            readonly headImgUrl: string;
            /**
             * @description just given, already held, none left, ended, waits for a login
             * @enum {string}
             */
            readonly resultCode: "GIVEN" | "HAD" | "SOLD_OUT" | "FINISHED" | "AWAITS";
            readonly offered: readonly components["schemas"]["OfferedCoupon"][];
            readonly coupons: readonly components["schemas"]["CouponInfo"][];
        };
        readonly CouponLandingResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["CouponLanding"] | null;
        };
        readonly PosterInfoRequest: {
            readonly inviteCode: string;
            /** @enum {string} */
            readonly scene: "BARGAIN" | "INVITE_V1" | "INVITE_V2";
        };
        readonly PosterInfo: {
            /** Format: words */
            readonly title: string;
            /**
             * Format: words
             * @description The price or the reward
             */
            readonly highlight: string;
            /** @description Owner of the link, masked; empty for none */
            readonly inviterName: string;
            /** @description Empty for none */
            readonly headImgUrl: string;
            /** @description Code of the mini program's own page, where the server makes one; empty for none */
            readonly miniCodeUrl: string;
        };
        readonly PosterInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PosterInfo"] | null;
        };
        readonly EntranceQuestion: {
            /** @description Of an entrance, a channel or a cabinet */
            readonly code: string;
        };
        readonly EntranceTarget: {
            /** @description Empty: no destination */
            readonly targetUrl: string;
            /** @description Why there is no destination, as a code of the exception page */
            readonly reasonCode: string;
            readonly reasonMsg: string;
        };
        readonly Entrance: {
            /** Format: words */
            readonly title: string;
            /** Format: words */
            readonly subTitle: string;
            readonly imageUrl: string;
            /** @enum {string} */
            readonly status: "OPEN" | "NOT_START" | "FINISHED";
            /** @description yyyy-MM-dd HH:mm:ss, Beijing */
            readonly startTm: string;
            /** @description yyyy-MM-dd HH:mm:ss, Beijing */
            readonly endTm: string;
            readonly targetUrl: string;
        };
        readonly MiddleEntrance: {
            /** @description Empty: no destination */
            readonly targetUrl: string;
            /** @description Why there is no destination, as a code of the exception page */
            readonly reasonCode: string;
            readonly reasonMsg: string;
            /**
             * Format: words
             * @description Of the list of entrances
             */
            readonly title: string;
            readonly entrances: readonly components["schemas"]["Entrance"][];
        };
        readonly AdMarketAuthRequest: {
            readonly code: string;
        };
        readonly AdMarketAuth: {
            /** @description Of the login */
            readonly token: string;
        };
        readonly EntranceTargetResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["EntranceTarget"] | null;
        };
        readonly MiddleEntranceResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["MiddleEntrance"] | null;
        };
        readonly AdMarketAuthResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AdMarketAuth"] | null;
        };
        readonly SendActivityPageInfo: {
            /** @description the campaign that the banner leads to */
            readonly activityCode: string;
            readonly title: string;
            /** @description before the user has started */
            readonly subTitle: string;
            /** @description empty: none */
            readonly imgUrl: string;
            readonly buttonText: string;
            /** @description instead of the campaign’s own page; empty: the campaign’s own page */
            readonly jumpUrl: string;
            /**
             * @description this user’s help: not started, running, goal reached, time is up, the campaign has ended
             * @enum {string}
             */
            readonly statusCode: "NONE" | "RUNNING" | "REACHED" | "OVER" | "FINISHED";
            /** @description fen, goal */
            readonly goalFen: components["schemas"]["Fen"];
            /** @description fen so far */
            readonly sumFen: components["schemas"]["Fen"];
        };
        readonly SendActivityPageInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["SendActivityPageInfo"] | null;
        };
        readonly HelpHomeRequest: {
            /** @description The user’s own help in this activity; absent without inviteCode: the activity of the day */
            readonly activityCode?: string;
            /** @description Of a link; takes precedence over activityCode */
            readonly inviteCode?: string;
        };
        readonly HelpStartRequest: {
            readonly activityCode: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly HelpAssistRequest: {
            readonly inviteCode: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        /**
         * @description why this user cannot help: may help, has helped, own help, the goal is reached, time is up, daily limit of helps reached, new users only, the owner has bought, sold out
         * @enum {string}
         */
        readonly HelpReason: "NONE" | "HELPED" | "OWN" | "FULL" | "OVER" | "DAILY_LIMIT" | "NEW_ONLY" | "BOUGHT" | "SOLD_OUT";
        readonly Helper: {
            /** @description masked */
            readonly name: string;
            /** @description empty: none */
            readonly imgUrl: string;
            /** @description fen contributed */
            readonly fen: components["schemas"]["Fen"];
            readonly helpTm: components["schemas"]["BeijingTime"];
        };
        readonly HelpHome: {
            readonly activityCode: string;
            readonly title: string;
            /** @description Rules as HTML, untrusted */
            readonly ruleDesc: string;
            /**
             * @description not started, running, goal reached, time is up, the activity itself has ended
             * @enum {string}
             */
            readonly statusCode: "NONE" | "RUNNING" | "REACHED" | "OVER" | "FINISHED";
            /** @description the help is the user’s own */
            readonly isOwner: boolean;
            /** @description masked; empty: no owner yet */
            readonly ownerName: string;
            readonly ownerImgUrl: string;
            /** @description of the link to this help; empty: not started */
            readonly inviteCode: string;
            /** @description fen, maximum amount */
            readonly goalFen: components["schemas"]["Fen"];
            /** @description fen so far, at most goalFen */
            readonly sumFen: components["schemas"]["Fen"];
            /** @description fen of it that the owner started with */
            readonly ownFen: components["schemas"]["Fen"];
            readonly helperCount: number;
            /** @description newest first */
            readonly helpers: readonly components["schemas"]["Helper"][];
            /** @description Beijing time; empty: not started */
            readonly endTm: string;
            /** @description fen contributed by this user; 0: has not helped */
            readonly helpedFen: components["schemas"]["Fen"];
            readonly reasonCode: components["schemas"]["HelpReason"];
            /** @description may be empty */
            readonly reasonMsg: string;
            readonly shareTitle: string;
            readonly shareImgUrl: string;
            /** @description of a bargain: its goods; goalFen and sumFen are the amounts cut off their price */
            readonly goods: components["schemas"]["BargainGoods"] | null;
        };
        readonly BargainGoods: {
            readonly name: string;
            /** @description empty: none; untrusted */
            readonly imgUrl: string;
            /** @description coupons that a buyer receives */
            readonly couponList: readonly components["schemas"]["SaleCoupon"][];
            /** @description fen */
            readonly originalFen: components["schemas"]["Fen"];
            /** @description fen, current price */
            readonly currentFen: components["schemas"]["Fen"];
            /** @description fen, lowest possible price */
            readonly floorFen: components["schemas"]["Fen"];
            /** @description can only be bought at the floor price */
            readonly isFloorOnly: boolean;
            /** @description left */
            readonly stock: number;
            /**
             * @description for this user: can be bought at currentFen, only at the floor price, sold out, bought, not the user’s own or not available
             * @enum {string}
             */
            readonly buyCode: "BUY" | "NOT_YET" | "SOLD_OUT" | "BOUGHT" | "CLOSED";
            /** @description Where it is used; empty: the send-parcel page */
            readonly useUrl: string;
        };
        readonly BargainOrderRequest: {
            readonly inviteCode: string;
            /** @description See CouponSaleOrderRequest */
            readonly submitNo: string;
            readonly client: components["schemas"]["ClientCode"];
            /** @description JSON of the attribution info */
            readonly burialPointInfo: string;
        };
        readonly HelpHomeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["HelpHome"] | null;
        };
        readonly HelpStart: {
            readonly inviteCode: string;
            /** @description fen that the owner starts with */
            readonly ownFen: components["schemas"]["Fen"];
        };
        readonly HelpStartResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["HelpStart"] | null;
        };
        readonly HelpAssist: {
            readonly isHelped: boolean;
            /** @description fen; 0 when refused */
            readonly fen: components["schemas"]["Fen"];
            readonly reasonCode: components["schemas"]["HelpReason"];
            /** @description may be empty */
            readonly reasonMsg: string;
        };
        readonly HelpAssistResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["HelpAssist"] | null;
        };
        /**
         * @description destination of a withdrawal: the account of the host in use, or the bound card
         * @enum {string}
         */
        readonly PayTo: "WECHAT" | "ALIPAY" | "BOUND";
        readonly WalletHomeRequest: {
            readonly payTo: components["schemas"]["PayTo"];
        };
        readonly WalletHome: {
            readonly withdrawableFen: components["schemas"]["Fen"];
            /** @description fen of withdrawals in progress */
            readonly frozenFen: components["schemas"]["Fen"];
            /** @description fen, minimum amount */
            readonly minFen: components["schemas"]["Fen"];
            /** @description fen per day; 0: no limit */
            readonly dayLimitFen: components["schemas"]["Fen"];
            /** @description fen left of it today */
            readonly dayLeftFen: components["schemas"]["Fen"];
            /** @description fen, amounts to choose from */
            readonly choices: readonly components["schemas"]["Fen"][];
            /** @description fen, from which an SMS code is required; 0: never */
            readonly smsFromFen: components["schemas"]["Fen"];
            /** @description name and the last four of the id, required once */
            readonly needsRealName: boolean;
            /** @description the account that receives the money, masked */
            readonly payeeName: string;
            /** @description e.g. 预计 2 小时内到账 */
            readonly arrivalText: string;
        };
        readonly WalletHomeResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["WalletHome"] | null;
        };
        readonly WalletEntriesRequest: {
            readonly pageNo: number;
            readonly pageSize: number;
        };
        /**
         * @description in progress, paid, refused: the amount is back in the wallet
         * @enum {string}
         */
        readonly WithdrawalState: "UNDER_WAY" | "PAID" | "REFUSED";
        readonly WalletEntry: {
            readonly id: components["schemas"]["Id"];
            readonly title: string;
            /**
             * @description incoming, outgoing
             * @enum {string}
             */
            readonly kind: "IN" | "OUT";
            readonly fen: components["schemas"]["Fen"];
            /** @description of a withdrawal; null for other entries */
            readonly stateCode: components["schemas"]["WithdrawalState"] | null;
            readonly time: components["schemas"]["BeijingTime"];
        };
        readonly WalletEntriesData: {
            readonly content: readonly components["schemas"]["WalletEntry"][];
            readonly total: number;
        };
        readonly WalletEntriesResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["WalletEntriesData"] | null;
        };
        readonly WithdrawRequest: {
            readonly amountFen: number;
            readonly payTo: components["schemas"]["PayTo"];
            readonly realName?: string;
            readonly idLast4?: string;
            /** @description the account’s own number, which received the SMS code */
            readonly mobile?: string;
            /** @description of checkSmsCode */
            readonly verifyCodeToken?: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly WithdrawalRequest: {
            readonly withdrawNo?: string;
            readonly ofRequestNo?: components["schemas"]["RequestNo"];
        };
        readonly Withdrawal: {
            readonly withdrawNo: string;
            readonly amountFen: components["schemas"]["Fen"];
            readonly stateCode: components["schemas"]["WithdrawalState"];
            /** @description masked */
            readonly payeeName: string;
            readonly createTm: components["schemas"]["BeijingTime"];
            /** @description when paid or refused; empty: not yet */
            readonly doneTm: string;
            /** @description of REFUSED */
            readonly reasonMsg: string;
            readonly arrivalText: string;
        };
        readonly WithdrawalResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["Withdrawal"] | null;
        };
        readonly PickGiftResultRequest: {
            readonly orderNo: string;
        };
        readonly PickGiftResult: {
            /**
             * @description unknown yet, there is a gift, there is none
             * @enum {string}
             */
            readonly stateCode: "WAITING" | "READY" | "NONE";
            /** @description of READY; else empty */
            readonly activityCode: string;
        };
        readonly PickGiftResultResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PickGiftResult"] | null;
        };
        readonly PickGiftRequest: {
            readonly activityCode: string;
        };
        readonly OpenPickGiftRequest: {
            readonly activityCode: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly PickGift: {
            readonly activityCode: string;
            readonly title: string;
            /** @description HTML, untrusted */
            readonly ruleDesc: string;
            /** @enum {string} */
            readonly stateCode: "TO_OPEN" | "OPENED" | "FINISHED";
            readonly prizeType: components["schemas"]["PickPrizeType"];
            /** @description fen, of FUND */
            readonly fundFen: components["schemas"]["Fen"];
            /** @description of COUPON */
            readonly coupons: readonly components["schemas"]["CouponInfo"][];
        };
        /**
         * @description not opened yet, coupons, reduction fund, no prize this time
         * @enum {string}
         */
        readonly PickPrizeType: "NONE" | "COUPON" | "FUND" | "THANKS";
        readonly PickGiftResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PickGift"] | null;
        };
        /**
         * @description who the order belongs to: the own company, the other one; an invoice covers orders of one of them
         * @enum {string}
         */
        readonly InvoiceCompany: "OWN" | "LF";
        /** @enum {string} */
        readonly InvoiceTitleType: "COMPANY" | "PERSON";
        /**
         * @description being issued, issued, failed, reversed by a red invoice; the orders of the last two can be invoiced again
         * @enum {string}
         */
        readonly InvoiceState: "UNDER_WAY" | "ISSUED" | "FAILED" | "RED";
        /**
         * @description can be invoiced, an invoice is in progress, has an invoice
         * @enum {string}
         */
        readonly InvoiceOrderState: "OPEN" | "UNDER_WAY" | "INVOICED";
        readonly InvoiceOrder: {
            readonly orderNo: components["schemas"]["Id"];
            /** @description empty: it has none */
            readonly waybillNo: string;
            /**
             * @description business (product §2.2): 2 sent from a cabinet, 3 pick-up fee, 4 storage, 7 laundry, 13 sent from the door
             * @enum {integer}
             */
            readonly bizType: 2 | 3 | 4 | 7 | 13;
            readonly companyCode: components["schemas"]["InvoiceCompany"];
            /** @description origin and destination, or the cabinet */
            readonly routeText: string;
            /** @description fen paid that can be invoiced */
            readonly amountFen: components["schemas"]["Fen"];
            readonly orderTm: components["schemas"]["BeijingTime"];
            readonly stateCode: components["schemas"]["InvoiceOrderState"];
            /** @description of UNDER_WAY and INVOICED; else empty */
            readonly invoiceNo: string;
        };
        readonly InvoiceOrderListData: {
            readonly content: readonly components["schemas"]["InvoiceOrder"][];
            readonly total: number;
            /** @description fen, total of all of them */
            readonly totalFen: components["schemas"]["Fen"] | null;
        };
        readonly InvoiceOrderListResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InvoiceOrderListData"] | null;
        };
        readonly SearchInvoiceOrdersRequest: {
            readonly pageNo: number;
            readonly pageSize: number;
            /** @description number of an order or a waybill, or its end; case-insensitive */
            readonly orderNo?: string;
            /** @description of sender or recipient */
            readonly phoneLast4?: string;
            /** @description Beijing day */
            readonly fromDay?: string;
            /** @description Beijing day, inclusive */
            readonly toDay?: string;
        };
        readonly Taxpayer: {
            readonly title: string;
            readonly taxNo: string;
            readonly bankName: string;
            readonly bankAccount: string;
            readonly address: string;
            readonly phone: string;
        };
        readonly TaxpayersData: {
            readonly content: readonly components["schemas"]["Taxpayer"][];
        };
        readonly TaxpayersResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["TaxpayersData"] | null;
        };
        readonly SubmitInvoiceRequest: {
            readonly orderNos: readonly string[];
            /** @description fen, the amount that was shown */
            readonly amountFen: number;
            readonly titleType: components["schemas"]["InvoiceTitleType"];
            readonly title: string;
            /** @description of a company; empty or absent: none */
            readonly taxNo?: string;
            readonly bankName?: string;
            readonly bankAccount?: string;
            readonly address?: string;
            readonly phone?: string;
            readonly remark?: string;
            readonly email: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly InvoiceRecord: {
            readonly invoiceNo: components["schemas"]["Id"];
            readonly stateCode: components["schemas"]["InvoiceState"];
            readonly titleType: components["schemas"]["InvoiceTitleType"];
            readonly title: string;
            /** @description empty: none */
            readonly taxNo: string;
            readonly bankName: string;
            readonly bankAccount: string;
            readonly address: string;
            readonly phone: string;
            readonly remark: string;
            readonly email: string;
            /** @description invoiced service, e.g. *物流辅助服务*收派服务费 */
            readonly contentText: string;
            readonly companyCode: components["schemas"]["InvoiceCompany"];
            /** @description issuer */
            readonly companyName: string;
            readonly amountFen: components["schemas"]["Fen"];
            readonly orderCount: number;
            readonly createTm: components["schemas"]["BeijingTime"];
            /** @description when issued or failed; empty: not yet */
            readonly doneTm: string;
            /** @description of RED; else empty */
            readonly redTm: string;
            /** @description of FAILED and RED */
            readonly reasonMsg: string;
            /** @description of the tax office, 20 digits; empty: not issued */
            readonly invoiceNumber: string;
            /** @description of ISSUED and RED; else empty */
            readonly pdfUrl: string;
            /** @description when last sent to its address; empty: never */
            readonly mailTm: string;
            /** @description earliest time of the next sending; empty: immediately */
            readonly mailAgainTm: string;
        };
        readonly InvoiceRecordResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InvoiceRecord"] | null;
        };
        readonly InvoiceHistoryData: {
            readonly content: readonly components["schemas"]["InvoiceRecord"][];
            readonly total: number;
        };
        readonly InvoiceHistoryResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InvoiceHistoryData"] | null;
        };
        readonly SendInvoiceEmailRequest: {
            readonly invoiceNo: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly ModifyInvoiceEmailRequest: {
            readonly invoiceNo: string;
            readonly email: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly InvoiceHead: {
            readonly headId: components["schemas"]["Id"];
            readonly titleType: components["schemas"]["InvoiceTitleType"];
            readonly title: string;
            /** @description empty: none */
            readonly taxNo: string;
            readonly bankName: string;
            readonly bankAccount: string;
            readonly address: string;
            readonly phone: string;
            readonly isDefault: boolean;
        };
        readonly InvoiceHeadResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InvoiceHead"] | null;
        };
        readonly InvoiceHeadListData: {
            readonly content: readonly components["schemas"]["InvoiceHead"][];
        };
        readonly InvoiceHeadListResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["InvoiceHeadListData"] | null;
        };
        readonly SaveInvoiceHeadRequest: {
            /** @description empty or absent: a new title */
            readonly headId?: string;
            readonly titleType: components["schemas"]["InvoiceTitleType"];
            readonly title: string;
            /** @description of a company; empty or absent: none */
            readonly taxNo?: string;
            readonly bankName?: string;
            readonly bankAccount?: string;
            readonly address?: string;
            readonly phone?: string;
            /** @enum {string} */
            readonly isDefault?: "0" | "1";
        };
        readonly DeleteInvoiceHeadRequest: {
            readonly headId: string;
        };
        readonly ValidateInvoiceHeadRequest: {
            readonly title: string;
            readonly taxNo: string;
        };
        readonly ValidateInvoiceHeadData: {
            readonly isValid: boolean;
            /** @description reason when they do not match */
            readonly reasonMsg: string;
        };
        readonly ValidateInvoiceHeadResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ValidateInvoiceHeadData"] | null;
        };
        readonly UploadKeySignRequest: {
            /**
             * @description what the picture is for
             * @enum {string}
             */
            readonly bizType: "EVALUATION" | "FEEDBACK";
        };
        readonly UploadKeySign: {
            /** @description accepts a POST of multipart/form-data: key, sign, then file; JPEG, PNG, WebP or GIF of at most 5 MB */
            readonly uploadUrl: string;
            readonly key: components["schemas"]["PictureKey"];
            readonly sign: string;
            /** @description address of the picture after the upload; empty: not viewable */
            readonly viewUrl: string;
            readonly expireTm: components["schemas"]["BeijingTime"];
        };
        readonly UploadKeySignResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["UploadKeySign"] | null;
        };
        /** @description Identifies an uploaded picture at the gateway */
        readonly PictureKey: string;
        /** @description uploaded pictures, in display order */
        readonly PictureKeys: readonly components["schemas"]["PictureKey"][];
        readonly Star: number;
        /** @enum {string} */
        readonly EvaluationTab: "TODO" | "DONE";
        readonly EvaluationOrdersRequest: {
            readonly tab: components["schemas"]["EvaluationTab"];
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly EvaluationOrder: {
            readonly orderNo: components["schemas"]["Id"];
            readonly carrierName: string;
            readonly waybillNo: string;
            readonly goodsName: string;
            readonly receiverCity: string;
            readonly signedTm: components["schemas"]["BeijingTime"];
            /** @description of the service; 0: not evaluated */
            readonly star: number;
        };
        readonly EvaluationOrders: {
            readonly content: readonly components["schemas"]["EvaluationOrder"][];
            readonly total: number;
        };
        readonly EvaluationOrdersResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["EvaluationOrders"] | null;
        };
        readonly EvaluationOfRequest: {
            readonly orderNo: components["schemas"]["Id"];
        };
        /** @enum {string} */
        readonly EvaluationTarget: "SERVICE" | "COURIER";
        readonly EvaluationTag: {
            readonly tagId: components["schemas"]["Id"];
            readonly text: string;
        };
        readonly EvaluationTags: {
            readonly target: components["schemas"]["EvaluationTarget"];
            readonly star: components["schemas"]["Star"];
            readonly tags: readonly components["schemas"]["EvaluationTag"][];
        };
        readonly EvaluationForm: {
            readonly orderNo: components["schemas"]["Id"];
            /**
             * @description may be evaluated, not signed for, evaluated
             * @enum {string}
             */
            readonly stateCode: "OPEN" | "NOT_SIGNED" | "DONE";
            readonly carrierName: string;
            readonly waybillNo: string;
            readonly goodsName: string;
            /** @description masked; empty: unknown */
            readonly courierName: string;
            /** @description empty: not signed for */
            readonly signedTm: string;
            /** @description the reward on offer; empty: none */
            readonly rewardText: string;
            /** @description one per target and number of stars; empty: no tags */
            readonly tagGroups: readonly components["schemas"]["EvaluationTags"][];
        };
        readonly EvaluationFormResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["EvaluationForm"] | null;
        };
        readonly SubmitEvaluationRequest: {
            readonly orderNo: components["schemas"]["Id"];
            readonly serviceStar: components["schemas"]["Star"];
            readonly courierStar: components["schemas"]["Star"];
            readonly serviceTagIds: readonly components["schemas"]["Id"][];
            readonly courierTagIds: readonly components["schemas"]["Id"][];
            /** @description empty: no text */
            readonly content: string;
            readonly pictureKeys: components["schemas"]["PictureKeys"];
            readonly isAnonymous: boolean;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly AddEvaluationRequest: {
            readonly orderNo: components["schemas"]["Id"];
            readonly content: string;
            readonly pictureKeys: components["schemas"]["PictureKeys"];
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly EvaluationReward: {
            /**
             * @description nothing, a coupon, reduction fund
             * @enum {string}
             */
            readonly kindCode: "NONE" | "COUPON" | "FUND";
            /** @description of a coupon */
            readonly title: string;
            /** @description fen of the reduction fund */
            readonly fen: components["schemas"]["Fen"];
            /** @description empty: none */
            readonly couponId: string;
        };
        readonly EvaluationReply: {
            readonly content: string;
            readonly tm: components["schemas"]["BeijingTime"];
        };
        /** @description in display order */
        readonly PictureUrls: readonly string[];
        readonly EvaluationAddition: {
            readonly content: string;
            readonly pictureUrls: components["schemas"]["PictureUrls"];
            readonly tm: components["schemas"]["BeijingTime"];
        };
        readonly Evaluation: {
            readonly orderNo: components["schemas"]["Id"];
            readonly carrierName: string;
            readonly waybillNo: string;
            readonly serviceStar: components["schemas"]["Star"];
            readonly courierStar: components["schemas"]["Star"];
            readonly serviceTags: readonly string[];
            readonly courierTags: readonly string[];
            /** @description empty: no text */
            readonly content: string;
            readonly pictureUrls: components["schemas"]["PictureUrls"];
            readonly isAnonymous: boolean;
            readonly createTm: components["schemas"]["BeijingTime"];
            /** @description reward received; null: unknown */
            readonly reward: components["schemas"]["EvaluationReward"] | null;
            /** @description from the company; null: none yet */
            readonly reply: components["schemas"]["EvaluationReply"] | null;
            /** @description the addition; null: none */
            readonly addition: components["schemas"]["EvaluationAddition"] | null;
            /** @description nothing was added yet, and there is still time */
            readonly canAdd: boolean;
            readonly addUntilTm: components["schemas"]["BeijingTime"];
        };
        readonly EvaluationResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["Evaluation"] | null;
        };
        /**
         * @description an idea, the pages do not work, fees and rewards, courier, cabinet, other
         * @enum {string}
         */
        readonly FeedbackKind: "SUGGEST" | "FAULT" | "FEE" | "COURIER" | "CABINET" | "OTHER";
        readonly SubmitFeedbackRequest: {
            readonly kind: components["schemas"]["FeedbackKind"];
            readonly content: string;
            readonly pictureKeys: components["schemas"]["PictureKeys"];
            /** @description for a call back; absent: not wanted */
            readonly mobile?: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly FeedbackListRequest: {
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly FeedbackDetailRequest: {
            readonly ofRequestNo: components["schemas"]["RequestNo"];
        };
        readonly Feedback: {
            readonly feedbackNo: components["schemas"]["Id"];
            readonly kind: components["schemas"]["FeedbackKind"];
            readonly content: string;
            readonly pictureUrls: components["schemas"]["PictureUrls"];
            /**
             * @description not answered yet, answered
             * @enum {string}
             */
            readonly stateCode: "WAITING" | "ANSWERED";
            readonly createTm: components["schemas"]["BeijingTime"];
            /** @description null: none yet */
            readonly reply: components["schemas"]["EvaluationReply"] | null;
        };
        readonly FeedbackResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["Feedback"] | null;
        };
        readonly FeedbackRows: {
            readonly content: readonly components["schemas"]["Feedback"][];
            readonly total: number;
        };
        readonly FeedbackListResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["FeedbackRows"] | null;
        };
        readonly GiftInfoRequest: {
            readonly giftCode: string;
        };
        readonly AcceptGiftRequest: {
            readonly giftCode: string;
            /** @description for goods; null for coupons */
            readonly receiver: components["schemas"]["ContactInput"] | null;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        /**
         * @description not accepted yet; this user holds the coupons; this user’s goods: to be sent, on the way, signed for; accepted by another user; expired
         * @enum {string}
         */
        readonly GiftState: "TO_ACCEPT" | "RECEIVED" | "TO_SHIP" | "SHIPPED" | "SIGNED" | "TAKEN" | "OVER";
        readonly Gift: {
            readonly giftCode: string;
            /**
             * @description coupons, or goods that are sent
             * @enum {string}
             */
            readonly kind: "COUPON" | "THING";
            readonly title: string;
            /** @description masked; empty: from the company */
            readonly giverName: string;
            /** @description empty: drawn */
            readonly headImgUrl: string;
            /** @description content in a few words */
            readonly goodsDesc: string;
            /** @description HTML, untrusted */
            readonly ruleDesc: string;
            readonly stateCode: components["schemas"]["GiftState"];
            /** @description deadline for accepting */
            readonly expireTm: string;
            /** @description the user’s own, once accepted */
            readonly coupons: readonly components["schemas"]["CouponInfo"][];
            /** @description masked, of the user’s own goods */
            readonly receiverName: string;
            /** @description middle four digits masked */
            readonly receiverMobile: string;
            /** @description house number masked */
            readonly receiverAddress: string;
            readonly carrierName: string;
            /** @description empty: not sent yet */
            readonly waybillNo: string;
            /** @description Beijing time; empty: not yet */
            readonly acceptTm: string;
            /** @description Beijing time; empty: not yet */
            readonly shipTm: string;
            /** @description Beijing time; empty: not yet */
            readonly signTm: string;
        };
        readonly GiftResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["Gift"] | null;
        };
        readonly AppVersion: {
            readonly versionName: string;
            /** @description Beijing time; empty: unknown */
            readonly releaseTm: string;
            /** @description of the download; 0: unknown */
            readonly packageBytes: number;
            /** @description Android package; empty: none */
            readonly packageUrl: string;
            /** @description what is new, one sentence each */
            readonly news: readonly string[];
        };
        readonly AppVersionResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["AppVersion"] | null;
        };
        readonly ExchangeLinkRequest: {
            readonly code: string;
        };
        readonly ExchangeLink: {
            readonly code: string;
            readonly kindCode: components["schemas"]["ExchangeKind"];
            readonly stateCode: components["schemas"]["ExchangeState"];
            readonly title: string;
            /** @description content in a few words */
            readonly subTitle: string;
            /** @description empty: drawn */
            readonly imgUrl: string;
            /** @description Beijing time until when it is available; empty: not specified */
            readonly endTm: string;
            /** @description of COUPON */
            readonly coupons: readonly components["schemas"]["OfferedCoupon"][];
            /** @description how to get it, one sentence each */
            readonly steps: readonly string[];
        };
        /**
         * @description coupons, a prize, a sample that is handed out
         * @enum {string}
         */
        readonly ExchangeKind: "COUPON" | "PRIZE" | "SAMPLE";
        /**
         * @description available in the app, taken by somebody, expired
         * @enum {string}
         */
        readonly ExchangeState: "OPEN" | "TAKEN" | "OVER";
        readonly ExchangeLinkResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["ExchangeLink"] | null;
        };
        readonly NearbyLandingRequest: {
            /** @description empty: the page of the day */
            readonly configId: string;
            /** @description degrees; empty: no place */
            readonly longitude: string;
            readonly latitude: string;
            /**
             * @description coordinate system of longitude and latitude
             * @enum {string}
             */
            readonly mapType: "" | "gcj02" | "wgs84";
            /** @description of a chosen city; used without coordinates */
            readonly province: string;
            readonly city: string;
            readonly pageNo: number;
            readonly pageSize: number;
        };
        readonly FreeCells: {
            /**
             * @description small, middle, large
             * @enum {string}
             */
            readonly size: "S" | "M" | "L";
            readonly count: number;
        };
        readonly NearbyCabinet: {
            readonly cabinetCode: components["schemas"]["Id"];
            readonly cabinetName: string;
            readonly cabinetAddress: string;
            /** @description degrees, gcj02; null: unknown */
            readonly longitude: number | null;
            readonly latitude: number | null;
            /** @description metres, straight line; null: without a place */
            readonly distanceM: number | null;
            readonly isOffline: boolean;
            /** @description by size; empty: unknown */
            readonly freeCells: readonly components["schemas"]["FreeCells"][];
        };
        readonly NearbyLanding: {
            readonly title: string;
            /** @description empty: none */
            readonly headImgUrl: string;
            /** @description destination of 去寄件; empty: the send page */
            readonly sendUrl: string;
            readonly content: readonly components["schemas"]["NearbyCabinet"][];
            /** @description total over all pages */
            readonly total: number;
        };
        readonly NearbyLandingResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["NearbyLanding"] | null;
        };
        readonly CabinetIssuesRequest: {
            /** @description empty: unknown */
            readonly cabinetCode: string;
        };
        readonly CabinetOffer: {
            readonly activityCode: string;
            readonly title: string;
            readonly desc: string;
            /** @description fen, paid into the reduction fund */
            readonly rewardFen: components["schemas"]["Fen"];
            /** @description false without login */
            readonly isJoined: boolean;
        };
        readonly CabinetIssues: {
            /** @description empty: unknown */
            readonly cabinetName: string;
            readonly isOffline: boolean;
            /** @description digits and hyphens; empty: none */
            readonly servicePhone: string;
            readonly serviceHours: string;
            /** @description null: none */
            readonly offer: components["schemas"]["CabinetOffer"] | null;
        };
        readonly CabinetIssuesResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["CabinetIssues"] | null;
        };
        readonly JoinCabinetActivityRequest: {
            readonly activityCode: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly JoinedCabinetActivity: {
            readonly rewardFen: components["schemas"]["Fen"];
        };
        readonly JoinCabinetActivityResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["JoinedCabinetActivity"] | null;
        };
        readonly ChangePickNameRequest: {
            readonly name: string;
            readonly requestNo?: components["schemas"]["RequestNo"];
        };
        readonly PickName: {
            /** @description masked except for its first character; empty: none yet */
            readonly name: string;
        };
        readonly PickNameResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PickName"] | null;
        };
        /** @description Something that is lost with the account */
        readonly LogOffLoss: {
            /**
             * Format: words
             * @description e.g. 钱包余额 88.60 元
             */
            readonly text: string;
        };
        /** @description Something that must be resolved before the account can be closed */
        readonly LogOffObstacle: {
            /**
             * @description the kind decides where it is resolved: a waiting parcel, an order in progress, a fee to pay, a withdrawal or an invoice in progress
             * @enum {string}
             */
            readonly kind: "PARCEL" | "ORDER" | "FEE" | "WITHDRAWAL" | "INVOICE";
            /** Format: words */
            readonly text: string;
        };
        readonly LogOffCheckData: {
            /** @description middle four digits masked */
            readonly phone: string;
            readonly losses: readonly components["schemas"]["LogOffLoss"][];
            readonly obstacles: readonly components["schemas"]["LogOffObstacle"][];
            /** @description days in which a login reopens it */
            readonly coolingDays: number;
        };
        readonly LogOffCheckResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["LogOffCheckData"] | null;
        };
        readonly LogOffVerifyRequest: {
            readonly mobile: string;
            /** @description of checkSmsCode */
            readonly verifyCodeToken: string;
            readonly requestNo: components["schemas"]["RequestNo"];
        };
        readonly LogOffTicketData: {
            /** @description valid for ten minutes and one account */
            readonly ticket: string;
        };
        readonly LogOffTicketResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["LogOffTicketData"] | null;
        };
        readonly LogOffSubmitRequest: {
            readonly ticket: string;
            readonly requestNo: components["schemas"]["RequestNo"];
        };
        readonly LogOffStateRequest: {
            readonly ticket: string;
        };
        readonly LogOffStateData: {
            /** @description the account is closed, or will be at closesAt */
            readonly isClosed: boolean;
            readonly closesAt: string | null;
        };
        readonly LogOffStateResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["LogOffStateData"] | null;
        };
        readonly SaleCoupon: {
            /** @description See CouponInfo */
            readonly couponType: components["schemas"]["CouponType"];
            /** @description See CouponInfo */
            readonly couponCostStr: string;
            readonly couponTitle: string;
            readonly couponDesc: string;
            /** @description from the day of purchase */
            readonly validDays: number;
            /** @description number of this coupon in the package */
            readonly count: number;
        };
        readonly CouponSaleInfoRequest: {
            readonly code: string;
            readonly client: components["schemas"]["ClientCode"];
        };
        readonly CouponSaleInfoData: {
            readonly code: string;
            readonly title: string;
            readonly subTitle: string;
            /** @description untrusted */
            readonly headImgUrl: string;
            readonly couponList: readonly components["schemas"]["SaleCoupon"][];
            /** @description fen */
            readonly originalPrice: components["schemas"]["Fen"];
            /** @description fen */
            readonly purchasePrice: components["schemas"]["Fen"];
            /** @description left */
            readonly stock: number;
            /** @description packages that one account may buy; 0: no limit */
            readonly limit: number;
            /** @description bought by this account, without unpaid ones; 0 without login */
            readonly boughtCount: number;
            /** @enum {string} */
            readonly statusCode: "NOT_START" | "RUNNING" | "SOLD_OUT" | "FINISHED";
            readonly startTm: components["schemas"]["BeijingTime"];
            readonly endTm: components["schemas"]["BeijingTime"];
            /** @description HTML, untrusted */
            readonly ruleDesc: string;
            /** @description Where the coupons are used; empty: the send-parcel page */
            readonly useUrl: string;
            readonly shareTitle: string;
            readonly shareImgUrl: string;
        };
        readonly CouponSaleInfoResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["CouponSaleInfoData"] | null;
        };
        /** @description Parameters of the messaging app’s requestPayment */
        readonly WechatPayment: {
            readonly appId: string;
            /** @description epoch seconds as text */
            readonly timeStamp: string;
            readonly nonceStr: string;
            /** @description prepay_id=… */
            readonly package: string;
            /** @enum {string} */
            readonly signType: "RSA";
            readonly paySign: string;
        };
        /** @description Parameter of the payment app’s tradePay */
        readonly AlipayPayment: {
            readonly tradeNo: string;
        };
        /** @description Payment method requested from the host: WECHAT for the clients 4 and 5, ALIPAY for 6 and 7 */
        readonly Payment: {
            /** @enum {string} */
            readonly house: "WECHAT" | "ALIPAY";
            /** @description present exactly with WECHAT */
            readonly wechat: components["schemas"]["WechatPayment"] | null;
            /** @description present exactly with ALIPAY */
            readonly alipay: components["schemas"]["AlipayPayment"] | null;
        };
        /**
         * @description PAYING unpaid, or the payment provider has not reported yet; PAID and delivered; CLOSED unpaid, by the user or after expireTm; REFUNDED paid after it was closed, and refunded
         * @enum {string}
         */
        readonly PayState: "PAYING" | "PAID" | "CLOSED" | "REFUNDED";
        readonly PayOrder: {
            readonly orderNo: components["schemas"]["Id"];
            readonly stateCode: components["schemas"]["PayState"];
            readonly title: string;
            /** @description fen */
            readonly payFen: components["schemas"]["Fen"];
            readonly expireTm: components["schemas"]["BeijingTime"];
            /** @description null unless PAYING */
            readonly payment: components["schemas"]["Payment"] | null;
            /** @description an existing order: the same submitNo, or an unpaid one for the same goods */
            readonly isRepeat: boolean;
        };
        readonly PayOrderState: {
            readonly orderNo: components["schemas"]["Id"];
            readonly stateCode: components["schemas"]["PayState"];
            readonly title: string;
            /** @description fen */
            readonly payFen: components["schemas"]["Fen"];
            readonly expireTm: components["schemas"]["BeijingTime"];
            /** @description coupons given; empty unless PAID */
            readonly couponInfos: readonly components["schemas"]["CouponInfo"][];
            /** @description reason of closing or refund; else empty */
            readonly msg: string;
            /** @description Where the coupons are used; empty: the send-parcel page */
            readonly useUrl: string;
        };
        readonly CouponSaleOrderRequest: {
            readonly code: string;
            /** @description Generated by the client, one per intended order; sent again it returns the first result */
            readonly submitNo: string;
            readonly client: components["schemas"]["ClientCode"];
            readonly channelId: string;
            /** @description JSON of the attribution info */
            readonly burialPointInfo: string;
        };
        readonly CouponSaleOrderResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PayOrder"] | null;
        };
        readonly CouponSaleStateRequest: {
            readonly orderNo?: string;
            /** @description submitNo of the order, when its response was lost */
            readonly ofSubmitNo?: string;
        };
        readonly CouponSaleStateResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PayOrderState"] | null;
        };
        readonly CouponSaleCloseRequest: {
            readonly orderNo: string;
        };
        readonly CouponSaleCloseResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PayOrderState"] | null;
        };
        readonly PickFeeOrderRequest: {
            readonly parcelId: string;
            /** @description Generated by the client, one per intended order; sent again it returns the first result */
            readonly submitNo: string;
            readonly client: components["schemas"]["ClientCode"];
        };
        readonly PickFeeOrderResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PayOrder"] | null;
        };
        readonly PickFeeStateRequest: {
            readonly orderNo: string;
        };
        readonly PickFeeStateResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PayOrderState"] | null;
        };
        readonly PickFeeCloseRequest: {
            readonly orderNo: string;
        };
        readonly PickFeeCloseResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["PayOrderState"] | null;
        };
        /**
         * @description When the user is asked: SEND after placing an order, PICK after taking parcels, SALE after buying, WELFARE reminders of campaigns
         * @enum {string}
         */
        readonly SubscribeScene: "SEND" | "PICK" | "SALE" | "WELFARE";
        readonly SubscribeTemplate: {
            readonly templateId: string;
            /** @description what the message is about */
            readonly title: string;
        };
        readonly SubscribeTemplatesRequest: {
            readonly scene: components["schemas"]["SubscribeScene"];
            readonly client: components["schemas"]["ClientCode"];
        };
        readonly SubscribeTemplatesData: {
            readonly templateList: readonly components["schemas"]["SubscribeTemplate"][];
        };
        readonly SubscribeTemplatesResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["SubscribeTemplatesData"] | null;
        };
        readonly SubscribeReportRequest: {
            readonly scene: components["schemas"]["SubscribeScene"];
            readonly client: components["schemas"]["ClientCode"];
            /** @description Template id to the user’s answer */
            readonly results: {
                readonly [key: string]: "accept" | "reject" | "ban" | "filter";
            };
        };
        readonly SubscribeReportData: {
            /** @description templates that messages will be sent for, once each */
            readonly acceptedIds: readonly string[];
        };
        readonly SubscribeReportResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["SubscribeReportData"] | null;
        };
        readonly ParseLatLongRequest: {
            readonly latitude: string;
            readonly longitude: string;
            /**
             * @description Coordinate system of the coordinates
             * @enum {string}
             */
            readonly mapType: "gcj02" | "wgs84";
            /** @enum {integer} */
            readonly source: 11;
        };
        readonly Place: {
            /** Format: words */
            readonly province: string;
            /** Format: words */
            readonly city: string;
            readonly cityCode: string;
            /** Format: words */
            readonly area: string;
            readonly areaCode: string;
            /** Format: words */
            readonly detailAddress: string;
        };
        readonly ParseLatLongResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: components["schemas"]["Place"] | null;
        };
        /**
         * @description What happened
         * @enum {string}
         */
        readonly TrackType: "view" | "leave" | "click" | "exposure" | "result" | "error";
        /** @description Flat value. A text or number that is a full phone number is refused */
        readonly TrackContextValue: string | number | boolean | null;
        readonly TrackEvent: {
            /** @description Route name, e.g. receiveCoupon */
            readonly fc_page: string;
            readonly fc_type: components["schemas"]["TrackType"];
            /** @description Part of the page; empty for the page itself */
            readonly fc_component: string;
            /** @description Query and business fields; never a full phone number, a token or an SMS code */
            readonly context: {
                readonly [key: string]: components["schemas"]["TrackContextValue"];
            };
            /** @description Epoch milliseconds of the client */
            readonly at: number;
        };
        readonly TrackBatch: {
            /** @description Generated by the client; a batch sent twice counts once */
            readonly batchId: string;
            /** @description One visit; random, never the login token */
            readonly sessionId: string;
            readonly client: components["schemas"]["ClientCode"];
            readonly events: readonly components["schemas"]["TrackEvent"][];
        };
        readonly TrackResponse: {
            readonly success: boolean;
            readonly code: string;
            readonly msg: string;
            readonly data: null;
        };
    };
    responses: {
        /** @description The request violates this contract */
        readonly ContractViolation: {
            headers: {
                readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                readonly fc_ip: components["headers"]["FcIp"];
                readonly Date: components["headers"]["Date"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ContractViolation"];
            };
        };
        /** @description Not logged in, or no phone number bound */
        readonly Unauthorized: {
            headers: {
                readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                readonly fc_ip: components["headers"]["FcIp"];
                readonly Date: components["headers"]["Date"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["UnauthorizedBody"];
            };
        };
    };
    parameters: {
        /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
        readonly OriginalPath: string;
        /** @description Path of the page that sends the request; absent when sent by a beacon */
        readonly OriginalPathOptional: string;
        /** @description The token, without a scheme. Never without Original-Channel */
        readonly Authorization: string;
        /** @description With every Authorization; unifylogin after an SMS login, else consumer */
        readonly OriginalChannel: "unifylogin" | "consumer";
        /** @description The body is an EncryptedBody. Allowed on every JSON POST */
        readonly GwReqEncrypt: "1";
        /** @description Suppresses 030100002 */
        readonly NoRedirect: "1";
    };
    requestBodies: never;
    headers: {
        /** @description Key material for encrypted bodies; the client keeps the last one */
        readonly FcEncryptToken: string;
        /** @description The user's address as the gateway sees it */
        readonly FcIp: string;
        /** @description The server's clock, RFC 9110 */
        readonly Date: string;
        /** @description The token; present exactly when the login succeeded */
        readonly AuthorizationToken: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly preCheckMobile: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["PreCheckMobileRequest"];
            };
        };
        readonly responses: {
            /** @description Success 15010000; failures 15010001 (number refused) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PreCheckMobileResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly sendSmsCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["SendSmsCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description Success 15010000; failures 15010002 (signature wrong), 15010003 (pre-check used or expired),
             *     15010004 (slider needed), 15010005 (slider ticket refused), 15010006 (number cannot be reached)
             */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendSmsCodeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly checkSmsCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["CheckSmsCodeRequest"];
            };
        };
        readonly responses: {
            /**
             * @description Success 15010000; failures 15010002 (signature wrong), 15010003 (request code used or expired),
             *     15010007 (code wrong), 15010008 (code expired, or none sent), 15010009 (too many wrong codes)
             */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CheckSmsCodeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly loginByMobileCodeToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["LoginByMobileCodeTokenRequest"];
            };
        };
        readonly responses: {
            /** @description Success 30010000; failure 30010001 (verifyCodeToken unknown, used, expired, or of another number) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly authorization: components["headers"]["AuthorizationToken"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly loginByMiniProgram: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LoginByMiniProgramRequest"];
            };
        };
        readonly responses: {
            /**
             * @description Success 30010000; failures 030100005 (no phone bound yet and no phoneCode given: ask for the phone number),
             *     30010002 (loginCode used or expired), 30010003 (phoneCode used or expired)
             */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly authorization: components["headers"]["AuthorizationToken"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LoginResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly getWXJSConfig: {
        readonly parameters: {
            readonly query: {
                /** @description Address of the page without its fragment */
                readonly shareUrl: string;
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WxJsConfigResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly userInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UserInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly receiveActivityInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ActivityInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 100901004 (activity ended for good), 100205002 (no such activity) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ActivityInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly preReceiveCheck: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReceiveRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 (no such activity). A refusal to claim is a success with isCanReceive false */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiveCheckResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly receiveCoupon: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClaimRequest"];
            };
        };
        readonly responses: {
            /**
             * @description Success 0; failures 100205002 (no such activity), 100205032 (requestNo used for another claim). An unsuccessful
             *     claim is a success with result false and a reason; a repeated claim is result false, reasonCode 100901005, with
             *     the coupons already held
             */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClaimResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponV2Info: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ActivityInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 100901004 (ended for good), 100205002 (no such activity) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponV2InfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponV2Check: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReceiveRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002. A refusal to claim is a success with isCanReceive false */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReceiveCheckResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponV2Receive: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponV2ClaimRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002. Refused: a success with result false, e.g. 100901031 (not a new user) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ClaimResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponV2Share: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponV2ShareRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponV2ShareResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponLanding: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
                /** @description Absent: the campaign of the day */
                readonly activityCode?: string;
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0; failure 100205002 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponLandingResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly posterInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PosterInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 (no such code) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PosterInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly marketingEntrance: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EntranceQuestion"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntranceTargetResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly h5MiddleEntrance: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EntranceQuestion"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MiddleEntranceResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly matchActivity: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EntranceQuestion"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EntranceTargetResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly adMarketAuth: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AdMarketAuthRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AdMarketAuthResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly incentiveActivityInfo: {
        readonly parameters: {
            readonly query?: never;
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ActivityInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 (no such activity) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IncentiveInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly incentiveProgress: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReceiveRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 (no such activity) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IncentiveStateResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly joinIncentive: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JoinIncentiveRequest"];
            };
        };
        readonly responses: {
            /**
             * @description Success 0 with the new page state; failures 100205002 (no such activity), 100205007 (wrong client),
             *     100205031 (may not join; msg says why), 100205032 (requestNo used for another claim)
             */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["IncentiveStateResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponList: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponListRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 (no such activity) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly claimAggregationReward: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AggregationClaimRequest"];
            };
        };
        readonly responses: {
            /**
             * @description Success 0; failures 100206001 (no such task package, or another user's), 100206002 (stage not reached),
             *     100206003 (activity ended), 100205032 (requestNo used for another claim). A stage claimed before is a success
             *     with its current status
             */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AggregationClaimResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly aggregationEntrance: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AggregationEntranceRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; data.activity is null when there is nothing to show here */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AggregationEntranceResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly aggregateHome: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AggregateHomeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; any other code: there is no such page for this user, msg may be shown */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AggregateHomeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly subscribePush: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscribePushRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 (also when already subscribed); 200300001 refused, msg may be shown */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlainResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly receiveSessionCoupon: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReceiveSessionCouponRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; 200300002 sold out, 200300003 claimed before, 200300004 not started, 200300005 ended, 100205032 requestNo used for another claim; msg may be shown */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PlainResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly drawPrizeList: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DrawPrizeListRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; 200400001 there is no such draw */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DrawPrizeListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly drawPrize: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DrawPrizeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0, also when result is false; 200400001 there is no such draw, 100205032 requestNo used for another claim */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["DrawPrizeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly winningRecord: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WinningRecordRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WinningRecordResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly taskList: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskListRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; the list may be empty */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly taskStart: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskStartRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0, also when the task is refused (result false with reasonCode and reasonMsg); failure 200500001 (no such task) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskStartResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly taskSubscribe: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TaskSubscribeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 200500002 (too often, msg is shown) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaskSubscribeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly reduceMoneyJoin: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReduceMoneyJoinRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200600001 (no such activity), 200600002 (not started), 200600003 (ended), 200600004 (used up), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReduceMoneyJoinResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly reduceMoneyJoined: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReduceMoneyJoinedRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReduceMoneyJoinedResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly reduceMoneyFund: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReduceMoneyFundRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReduceMoneyFundResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly reduceMoneyRecords: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReduceMoneyRecordsRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReduceMoneyRecordsResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly reduceMoneyInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReduceMoneyInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 200600001 (no such activity) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ReduceMoneyInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly appIncentiveInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppIncentiveInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 200700001 (no such activity) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppIncentiveInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly appIncentiveClaim: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AppIncentiveClaimRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200700001 (no such activity or task), 200700002 (not finished yet), 200700003 (ended), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppIncentiveClaimResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly inviteHome: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteHomeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201100001 (no such campaign) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InviteHomeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly inviteAccept: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteAcceptRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 201100001 (no such campaign), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InviteAcceptResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly inviteClaim: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteClaimRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 201100001 (no such campaign or level), 201100011 (not reached yet), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InviteClaimResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly inviteRewards: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InviteRewardsRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201100001 (no such campaign) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InviteRewardsResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly expectPickUpTime: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["ExpectPickUpTimeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 200800001 (no courier collects at that place) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExpectPickUpTimeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly queryProvAndCityBySort: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QueryProvAndCityBySortResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly queryHotCitys: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QueryHotCitysResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly queryFreightAndTime: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path: {
                /** @description fcapp in the consumer app, applets everywhere else */
                readonly platform: "fcapp" | "applets";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["QueryFreightAndTimeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200800001 (no carrier serves one of the places), 200800002 (goods or weight are not accepted) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QueryFreightAndTimeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly goodsTypes: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GoodsTypesResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly sendCoupons: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendCouponsRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200800001, 200800002 (see queryFreightAndTime), 200800003 (the carrier does not accept it) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendCouponsResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly sendSubmit: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendSubmitRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200800001 (address out of range), 200800002 (goods or weight), 200800003 (carrier no longer available), 200800004 (slot full or past), 200800005 (coupon used, expired or not for this order), 200800006 (the price has changed: fetch it again), 200800007 (submitNo used for another order) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendSubmitResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly orderList: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderListRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly orderDetail: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderDetailRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 200900001 (no such order) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderDetailResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly orderCancel: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OrderCancelRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200900001 (no such order), 200900002 (collected already), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["OrderCancelResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly contrastOffers: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContrastQuestion"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200800001, 200800002 (see queryFreightAndTime) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContrastOffersResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly contrastProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContrastProductRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200800001, 200800002 (see queryFreightAndTime), 200800003 (no such carrier) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContrastProductResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly contrastShare: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContrastShareRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200800001, 200800002, 200800003 (see sendCoupons), 100205032 (requestNo used for another offer) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContrastShareResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly contrastShareInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ContrastShareInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 200800012 (no such link) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContrastShareInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly contrastCard: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ContrastCardResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly priceInquiries: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PriceInquiriesRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceInquiriesResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly priceInquiry: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PriceInquiryRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 200800011 (this account has no such record) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceInquiryResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly priceInquiryAgain: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PriceInquiryRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 200800011 (this account has no such record), 200800001, 200800002 (see queryFreightAndTime) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PriceInquiryAgainResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickWaiting: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickWaitingRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickWaitingResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickNearest: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickNearestRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickNearestResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly queryRecently: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["QueryRecentlyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["QueryRecentlyResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly expressTrace: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExpressTraceRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 205100001 (the number is unknown), 205100002 (the number is not one of this carrier), 205100003 (too many requests, possible again in a minute) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExpressTraceResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly deleteExpressRecord: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["DeleteExpressRecordRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExpressRecordCountResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly clearExpressRecords: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ClearExpressRecordsRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExpressRecordCountResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickOpen: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickOpenRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 201000001 (no such cabinet, or no parcel of this user there), 201000002 (the parcel is in another cabinet), 201000003 (already picked up), 201000004 (the cabinet is offline), 201000005 (the overdue fee must be paid first), 201000006 (no such parcel) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickOpenResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pollingCabinetOperation: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PollingCabinetOperationRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201000007 (no such operation) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PollingCabinetOperationResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickNameSwitch: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0; data is true or false */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickNameSwitchResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly cabinetIssues: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CabinetIssuesRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CabinetIssuesResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly joinCabinetActivity: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["JoinCabinetActivityRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 204300001 (no such campaign), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["JoinCabinetActivityResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickName: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickNameResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly changePickName: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ChangePickNameRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 204300002 (changed before), 204300003 (not a person’s name), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickNameResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly addressList: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressListRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly addressSave: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressSaveRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 201100001 (no such entry), 201100002 (the book is full: 100 of a kind), 201100003 (no such place) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressSaveResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly addressDelete: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressDeleteRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressDeleteResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly addressSetDefault: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressSetDefaultRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201100001 (no such entry) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressSetDefaultResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly addressParse: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressParseRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201100004 (nothing found) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AddressParseResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly myCoupons: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["MyCouponsRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["MyCouponsResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly homeOverview: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HomeOverviewRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HomeOverviewResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly welfareOverview: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WelfareOverviewRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WelfareOverviewResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly logout: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogoutRequest"];
            };
        };
        readonly responses: {
            /** @description Success 30010000 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogoutResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly walletHome: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WalletHomeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WalletHomeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly walletEntries: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WalletEntriesRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WalletEntriesResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly withdraw: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 203100001 (not enough), 2 (limit of the day), 3 (real name required), 4 (name and number do not match), 5 (SMS code required), 6 (its proof is used, expired or another number’s), 7 (held for a check), 8 (below the minimum), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WithdrawalResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly withdrawal: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 203100010 (this account has no such withdrawal) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["WithdrawalResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickGiftResult: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickGiftResultRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickGiftResultResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickGiftInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickGiftRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 (no such gift) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickGiftResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly openPickGift: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["OpenPickGiftRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 100205002 (no such gift), 100901006 (ended), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickGiftResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly invoiceOrderList: {
        readonly parameters: {
            readonly query: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
                readonly pageNo: string;
                /** @description 1 to 50 */
                readonly pageSize: string;
                /** @description Beijing month of the order */
                readonly month?: string;
                /** @description Business (product §2.2) */
                readonly bizType?: string;
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceOrderListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly searchInvoiceOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SearchInvoiceOrdersRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceOrderListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly getTaxpayers: {
        readonly parameters: {
            readonly query: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
                readonly keyword: string;
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TaxpayersResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly submitInvoice: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitInvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 204100001 (orders of both companies), 2 (an order has an invoice, or one in progress), 3 (an order that is unknown or cannot be invoiced), 4 (tax number), 5 (the amount has changed), 6 (orders of the other company), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceRecordResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly submitInvoiceLF: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitInvoiceRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 204100001 (orders of both companies), 2 (an order has an invoice, or one in progress), 3 (an order that is unknown or cannot be invoiced), 4 (tax number), 5 (the amount has changed), 6 (orders of the other company), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceRecordResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly getInvoiceHistory: {
        readonly parameters: {
            readonly query: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
                readonly pageNo: string;
                /** @description 1 to 50 */
                readonly pageSize: string;
                readonly stateCode?: components["schemas"]["InvoiceState"];
                readonly invoiceNo?: string;
                /** @description requestNo of the application, when its response was lost */
                readonly ofRequestNo?: components["schemas"]["RequestNo"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceHistoryResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly getInvoiceContainOrders: {
        readonly parameters: {
            readonly query: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
                readonly invoiceNo: string;
                readonly pageNo: string;
                /** @description 1 to 50 */
                readonly pageSize: string;
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0; failure 204100008 (no such invoice of this account) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceOrderListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly sendInvoiceEmail: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SendInvoiceEmailRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 204100007 (a minute has not passed), 204100008 (no such invoice of this account), 204100009 (not issued), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceRecordResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly modifyInvoiceEmail: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ModifyInvoiceEmailRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 204100008 (no such invoice of this account), 204100009 (failed or red), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceRecordResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly invoiceHeadList: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["EmptyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceHeadListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly saveInvoiceHead: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["SaveInvoiceHeadRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 204100004 (tax number), 204100010 (20 are saved), 204100011 (no such title of this account) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceHeadResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly deleteInvoiceHead: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["DeleteInvoiceHeadRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["InvoiceHeadListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly validateInvoiceHead: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["ValidateInvoiceHeadRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ValidateInvoiceHeadResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly uploadKeySign: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": components["schemas"]["UploadKeySignRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 203400001 (too many today) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["UploadKeySignResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly evaluationOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EvaluationOrdersRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EvaluationOrdersResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly evaluationForm: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EvaluationOfRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 203500001 (no such order of this account) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EvaluationFormResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly submitEvaluation: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitEvaluationRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 203500001 (no such order of this account), 2 (not signed for), 3 (evaluated before), 4 (a picture is unknown, used or missing), 5 (text that is not allowed), 6 (a tag that does not match the stars), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EvaluationResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly evaluationDetail: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EvaluationOfRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 203500001 (no such order of this account), 203500010 (not evaluated) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EvaluationResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly addEvaluation: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddEvaluationRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 203500004 (a picture is unknown, used or missing), 5 (text that is not allowed), 203500010 (not evaluated), 11 (more than 30 days ago), 12 (added before), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EvaluationResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly submitFeedback: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubmitFeedbackRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 203600001 (ten today), 4 (a picture is unknown, used or missing), 5 (text that is not allowed), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedbackResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly feedbackList: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedbackListRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedbackListResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly feedbackDetail: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["FeedbackDetailRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 203600010 (no such feedback of this account) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["FeedbackResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly getNewVersion: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
                /** @description Absent: a system that has no app */
                readonly osType?: "ios" | "android" | "harmony";
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["AppVersionResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly exchangeLinkInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ExchangeLinkRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 204200001 (no such code) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ExchangeLinkResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly giftInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["GiftInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 204100001 (no such gift) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiftResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly acceptGift: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["AcceptGiftRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 204100001 (no such gift), 204100002 (expired), 204100003 (accepted by another user), 204100004 (goods without an address), 204100005 (no delivery to that address), 100205032 (requestNo used for another claim) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["GiftResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly nearbyLanding: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["NearbyLandingRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 204200001 (no such page) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["NearbyLandingResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly checkLogOff: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogOffCheckResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly verifyLogOff: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogOffVerifyRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 202100002 (the number is not the account’s), 202100003 (the proof is used or expired) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogOffTicketResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly submitLogOff: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogOffSubmitRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 202100001 (something prevents it), 202100004 (the ticket is used or expired) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogOffStateResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly logOffState: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LogOffStateRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 202100004 (no such ticket) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["LogOffStateResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly fissionHome: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HelpHomeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 (no such activity or link) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpHomeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly fissionStart: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HelpStartRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 100205002, 100901006 (ended), 100901051 (already completed) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpStartResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly fissionAssist: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HelpAssistRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002. Refused: a success with isHelped false */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpAssistResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly sendActivityPageInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
                /** @description Of the requesting page; absent: the campaign of the day */
                readonly configId?: string;
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Success 0; failure 100205002 (no campaign for this page) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SendActivityPageInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly bargainHome: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HelpHomeRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002 (no such activity or link) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpHomeResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly bargainStart: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HelpStartRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 100205002, 100901006 (ended), 100901051 (bought already), 201300002 (sold out) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpStartResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly bargainAssist: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["HelpAssistRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 100205002. Refused: a success with isHelped false */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["HelpAssistResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly bargainOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["BargainOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 100205002 (no such bargain, or a friend’s), 100901006 (ended), 100901061 (not at its floor price), 201300002 (sold out), 201300003 (bought already), 201300006 (cannot be paid from this client), 201300007 (submitNo used for something else) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponSaleOrderResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponSaleInfo: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponSaleInfoRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201300001 (no such package) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponSaleInfoResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly couponSaleOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponSaleOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 201300001 (no such package), 201300002 (sold out), 201300003 (limit reached), 201300004 (ended), 201300005 (not started), 201300006 (cannot be paid from this client), 201300007 (submitNo used for something else) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponSaleOrderResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponSaleState: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponSaleStateRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201300008 (no such order) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponSaleStateResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly couponSaleClose: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["CouponSaleCloseRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201300008 (no such order) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["CouponSaleCloseResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickFeeOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickFeeOrderRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failures 201000003 (already picked up), 201000006 (no such parcel), 201000008 (nothing to pay), 201300006 (cannot be paid from this client), 201300007 (submitNo used for something else) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickFeeOrderResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickFeeState: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickFeeStateRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201300008 (no such order) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickFeeStateResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly pickFeeClose: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["PickFeeCloseRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201300008 (no such order) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["PickFeeCloseResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly subscribeTemplates: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscribeTemplatesRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0 */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscribeTemplatesResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly subscribeReport: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SubscribeReportRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; failure 201400001 (a template that is not of this scene and client) */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SubscribeReportResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
            readonly 401: components["responses"]["Unauthorized"];
        };
    };
    readonly parseLatLongAddress: {
        readonly parameters: {
            readonly query?: {
                /** @description Suppresses 030100002 */
                readonly __no_redirect?: components["parameters"]["NoRedirect"];
            };
            readonly header: {
                /** @description Path of the page that sends the request, without query; private parameters by their names, `/outerOpenApp/{accessToken}` */
                readonly "Original-Path": components["parameters"]["OriginalPath"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
                /** @description The body is an EncryptedBody. Allowed on every JSON POST */
                readonly "GW-REQ-ENCRYPT"?: components["parameters"]["GwReqEncrypt"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["ParseLatLongRequest"];
            };
        };
        readonly responses: {
            /** @description Success 0; 200500001 no place known for these coordinates */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ParseLatLongResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
    readonly trackEvents: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                /** @description Path of the page that sends the request; absent when sent by a beacon */
                readonly "Original-Path"?: components["parameters"]["OriginalPathOptional"];
                /** @description The token, without a scheme. Never without Original-Channel */
                readonly Authorization?: components["parameters"]["Authorization"];
                /** @description With every Authorization; unifylogin after an SMS login, else consumer */
                readonly "Original-Channel"?: components["parameters"]["OriginalChannel"];
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["TrackBatch"];
                readonly "text/plain": components["schemas"]["TrackBatch"];
            };
        };
        readonly responses: {
            /** @description Success 0; a batchId that was already received is accepted and not counted again */
            readonly 200: {
                headers: {
                    readonly "fc-encrypt-token": components["headers"]["FcEncryptToken"];
                    readonly fc_ip: components["headers"]["FcIp"];
                    readonly Date: components["headers"]["Date"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["TrackResponse"];
                };
            };
            readonly 400: components["responses"]["ContractViolation"];
        };
    };
}
