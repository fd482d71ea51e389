import { loadContract } from '../../sandbox/core/contract/load';
import type { Shape } from '../../sandbox/core/contract/shape';

// Fields of each response that the company's description names (docs/product.md), in the contract's order; `*`: all.

/** product §1.3 "Coupon info" */
const COUPON = `couponId, couponType, couponCostStr, couponDesc, couponTitle, validStartTm, validEndTm`;
/** product §1.3 "Activity" */
const ACTIVITY = `code, name, title, description, startTm, endTm, status, statusCode, biz, scene, clientMap`;
/** product §1.7, §1.3 "Task info" */
const INCENTIVE_STATE = `pageCode, taskInfo { prizeTotalAmount, remainingDays, taskStatus, prizesInfo { receiveStatus, taskNum,
  prizeAmount, prizeNum } }, phone`;
/** Fields of every module, product §2.3 */
const PLACE = `order, uniqueId, fioIndex`;
/** product §2.3 "Coupon" */
const SESSION_COUPON = `type, costStr, title, tag, limitBizList, bizStr, totalNum`;
/** product §2.3 "Rights item" */
const RIGHT = `rightsNo, status, type, spuCodes, couponInfo { ${SESSION_COUPON} }, couponSaleInfo { title, tag,
  purchasePrice, originalPrice, totalNum, couponList { ${SESSION_COUPON} } }`;
/** product §2.3 "Task item" */
const TASK = `taskId, taskStatus, taskType, taskChannel, taskItemTitle, taskTitle, taskSubTitle, taskStatusButtonText,
  taskIcon, taskJumpUrl, thirdSchemeUrl, taskToken, taskRule, firstFinishedFlag, isReductionFundsActivity,
  channelId, appIncentiveTask { app_ver, app_make, app_os, requestId, taskId, taskName, taskBudgetSource,
  price, businessId, rtbAppName, nurl, curl, awaken }`;
/** product §2.2 "Joined reduction-fund list" */
const JOINED = `bizId, activityName, reduceMoney, status, activityRuleDesc`;

const DESCRIBED: Readonly<Record<string, string>> = {
  preCheckMobile: `success, msg, data {
    keyOrder, keyParts { * }, clientIp, requestCode, needSliderCode, sliderType, timestamp
  }`,
  sendSmsCode: 'success, msg, data { requestCode }',
  checkSmsCode: 'success, msg, data',
  loginByMobileCodeToken: 'success, msg',
  loginByMiniProgram: 'success, msg', // no call for it is described; both logins have the same response
  getWXJSConfig: 'success, msg, data { appId, timestamp, nonceStr, signature }',
  receiveActivityInfo: `success, msg, data {
    ${ACTIVITY},
    pageConfig { commonReceiveCouponV1DTO { homePageImgUrl, qrCodeImgUrl, qrCodeButtonText,
      qrCodeButtonJumpUrl, popupSingleStyleImgUrl, popupMultipleStyleImgUrl, popupButtonJumpUrl, shareTitle,
      shareSummary, shareMiniPicImgUrl } }
  }`,
  preReceiveCheck: `success, msg, data { phone, isCanReceive, couponInfos { ${COUPON} }, reasonCode, reasonMsg }`,
  receiveCoupon: `success, msg, data { result, couponInfos { ${COUPON} }, reasonCode, reasonMsg }`,
  // The newer campaigns use the same fields.
  couponV2Check: `success, msg, data { phone, isCanReceive, couponInfos { ${COUPON} }, reasonCode, reasonMsg }`,
  couponV2Receive: `success, msg, data { result, couponInfos { ${COUPON} }, reasonCode, reasonMsg }`,
  incentiveActivityInfo: `success, msg, data {
    ${ACTIVITY},
    pageConfigDTO { homePageInfo { homePageImgColor, homePageImgUrl, progressBarPrizeImgUrl },
      sharePageInfo { shareTitle, shareSummary, shareMiniPicImgUrl }, exceptionPageList { pageCode,
      exceptionText, otherActivityList { activityImgUrl, activityUrl }, buttonJumpUrl, buttonImgUrl,
      buttonText }, activityTaskPageList { pageCode, buttonText, buttonImgUrl, buttonJumpUrl } }
  }`,
  incentiveProgress: `success, msg, data { ${INCENTIVE_STATE} }`,
  joinIncentive: `success, msg, data { ${INCENTIVE_STATE} }`,
  couponList: `success, msg, data {
    content { id, couponType, couponCostStr, limitDescription, couponTitle, validStartTm, validEndTm,
      couponDescription, prizeStatus },
    total
  }`,
  claimAggregationReward: 'success, msg, data { distributionStatus, toast }',
  aggregationEntrance: `success, msg, data {
    activity { activityId, activityName, userTag, taskPkgName, taskPkgReceiveId, stageList { stageNo,
      targetCount, currentCount, distributionStatus, prizeValue, prizeTitle, couponIdsStr } }
  }`,
  aggregateHome: `success, msg, data {
    baseInfo { pageName, statusCode, clientList, headImgUrl, bottomColor, ruleDesc, shareButtonSwitch,
      shareTitle, shareImgUrl, subscribePromptBarSwitch, subscribePromptText },
    subscribeInfo { status }, guideBarModule { guideBarSwitch, imgUrl, linkUrl, ${PLACE} },
    locationModule { locationComponentSwitch, defaultLocationSwitch, defaultArea { cityName, provinceName }, ${PLACE} },
    pageIndicatorModule { pageModuleList { moduleUniqueId, moduleDisplayName }, textAndColor {
      selectedButtonColor, selectedTextColor, notSelectedButtonColor, notSelectedTextColor }, ${PLACE} },
    seckillModule { titleImgUrl, desc, associatedRightsImgFlag, couponButtonStyle, couponPkgButtonStyle,
      itemList { id, name, startTm, endTm, subscribeInfo { status }, rightsItemList { ${RIGHT} } }, ${PLACE} },
    inclusiveModule { seckillItem { id, startTm, endTm, rightsItemList { ${RIGHT} } }, subscribeInfo { status },
      ${PLACE} },
    commonModuleList { title, subTitle, itemList { imgUrl, appUrl }, ${PLACE} },
    goodsModuleList { titleImgUrl, goodsItemList { imgUrl, name, bizId }, ${PLACE} },
    drawPrizeModuleList { drawActivityStyle, configId, drawPrizeActId, drawPrizeActName, jumpAppSwitch,
      ${PLACE} },
    independentModuleList { imgUrl, appUrl, ${PLACE} },
    goodsGroupModuleList { title, subTitle, displayStyle, displayType, groupId, groupName, groupType,
      backgroundColor, titleBackgroundImage, unauthorizedLocationImgUrl, mismatchLocationImgUrl, itemList {
      productId, order, productName, itemBizType, bizMode, itemAttribute, groupBuyItem, imgUrl }, ${PLACE} },
    sendIncentiveModule { sendIncentiveProgressResp { secondsToexpiry, sendIncentiveTaskProgressDTO { * } }, ${PLACE} },
    taskModule { titleImgUrl, taskStyleToggle, taskItemList { ${TASK} }, ${PLACE} },
    regionalCodeModule { regionalCodeQrCodeUrl, scanLeadPhrase, codeErrorMessage, regionalCodeImageUrl,
      searchGuidePhrase, ${PLACE} }
  }`,
  subscribePush: 'success, msg',
  receiveSessionCoupon: 'success, msg',
  drawPrizeList: `success, msg, data {
    activityCode, activityId, reasonCode, buttonText, nextRoundAwardTip, receiveLimitBiz,
    prizeInfoList { index, prizeCode, prizeType, couponType, couponCostStr, couponBizStr, limitDesc }
  }`,
  drawPrize: `success, msg, data {
    result, prizeInfo { prizeCode }, reasonCode, nextReasonCode, buttonText, nextRoundAwardTip, toast
  }`,
  taskList: `success, msg, data { titleImgUrl, taskStyleToggle, taskItemList { ${TASK} }, joinedList { ${JOINED} } }`,
  taskStart: 'success, msg, data { result, reasonMsg, reasonCode, taskToken }',
  taskSubscribe: 'success, msg, data { status }',
  reduceMoneyJoined: `success, msg, data { joinedList { ${JOINED} } }`,
  pickNameSwitch: 'success, msg, data',
  parseLatLongAddress: 'success, msg, data { province, city, cityCode, area, areaCode, detailAddress }',
};

/** `{ }` contains the fields of an object, or of each item of a list. */
function kept(shape: Shape): string {
  const { fields, item } = shape;
  if (fields.size === 0) return item === null ? '' : kept(item);
  const names = [...fields].flatMap(([name, field]) => (field.isSpec ? [name + kept(field)] : []));
  return ` { ${names.join(', ') || '*'} }`;
}
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

const { operations } = loadContract();

test.each(Object.entries(DESCRIBED))('the described fields of the response of %s', (id, fields) => {
  const operation = operations.find((one) => one.id === id);
  expect(operation && kept(operation.answer)).toBe(` { ${inOneLine(fields)} }`);
});

test('no other call has described fields', () => {
  const others = operations.filter(({ id }) => !(id in DESCRIBED));
  expect(new Set(others.map(({ answer }) => kept(answer)))).toEqual(new Set([' { * }']));
});
