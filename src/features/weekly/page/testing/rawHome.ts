/** A small raw page-info response with every module. For tests only. */
import { wireRight, wireSession } from '../../flashSale/testing/sessionFixtures';
import { wireSeckill } from '../../flashSale/testing/sessionFixtures';

const PICTURE = 'http://localhost/a.png';
const at = (order: number, uniqueId: string) => ({ order, uniqueId, fioIndex: order });

const wirePackage = (rightsNo: string) =>
  wireRight(rightsNo, 'AVAILABLE', {
    type: 'COUPON_SALE',
    spuCodes: ['SALE-1'],
    couponInfo: null,
    couponSaleInfo: {
      title: '寄件省钱包',
      tag: '省',
      purchasePrice: 990,
      originalPrice: 3000,
      totalNum: 3,
      couponList: [
        { type: 3, costStr: '5', title: '券', tag: '', limitBizList: [2], bizStr: '', totalNum: 3 },
      ],
    },
  });

const wireTask = (taskId: string) => ({
  taskId,
  taskStatus: 1,
  taskType: 13,
  taskItemTitle: '去旅行',
  taskTitle: '旅行任务',
  taskSubTitle: '最高得#5',
  taskStatusButtonText: '去完成',
  taskIcon: PICTURE,
  taskJumpUrl: '/receiveCoupon/A',
  taskRule: '<p>规则</p>',
  appIncentiveTask: null,
});

const wireGroup = (order: number, displayStyle: number) => ({
  title: `家政专场${displayStyle}`,
  subTitle: '上门',
  displayStyle,
  displayType: 1,
  groupId: 'g',
  groupName: '家政',
  groupType: 1,
  backgroundColor: '#4A2FB8',
  titleBackgroundImage: PICTURE,
  unauthorizedLocationImgUrl: PICTURE,
  mismatchLocationImgUrl: PICTURE,
  itemList: ['保洁', '除螨', '擦窗'].map((productName, order_) => ({
    productId: `P${order_}`,
    order: order_,
    productName,
    itemBizType: '9',
    bizMode: '上门',
    itemAttribute: '两小时',
    groupBuyItem: order_ === 0,
    imgUrl: PICTURE,
  })),
  ...at(order, `group-${displayStyle}`),
});

/** Shape: `data` of the page-info call (product §2.3). */
export const WIRE_HOME = {
  baseInfo: {
    pageName: '超级星期五',
    statusCode: 'PROCESSING',
    clientList: [1, 2, 3, 4, 9],
    headImgUrl: PICTURE,
    bottomColor: '#FFF4E0',
    ruleDesc: '<p>每人限领一次</p>',
    shareButtonSwitch: true,
    shareTitle: '一起抢',
    shareImgUrl: PICTURE,
    subscribePromptBarSwitch: true,
    subscribePromptText: '每周五开抢',
  },
  subscribeInfo: { status: 0 },
  guideBarModule: { guideBarSwitch: true, imgUrl: PICTURE, linkUrl: '/receiveCoupon/A', ...at(1, 'guide') },
  locationModule: {
    locationComponentSwitch: true,
    defaultLocationSwitch: true,
    defaultArea: { cityName: '深圳市', provinceName: '广东省' },
    ...at(2, 'location'),
  },
  pageIndicatorModule: {
    pageModuleList: [
      { moduleUniqueId: 'seckill', moduleDisplayName: '秒杀' },
      { moduleUniqueId: 'goods', moduleDisplayName: '好物' },
      { moduleUniqueId: 'task', moduleDisplayName: '任务' },
    ],
    textAndColor: {
      selectedButtonColor: '#FF5A1F',
      selectedTextColor: '#FFFFFF',
      notSelectedButtonColor: '#FFFFFF',
      notSelectedTextColor: 'rgb(30, 30, 30)',
    },
    ...at(3, 'tabs'),
  },
  seckillModule: wireSeckill(
    [
      wireSession('S1', { rightsItemList: [wireRight('R1', 'AVAILABLE'), wirePackage('R2')] }),
      wireSession('S2', { startTm: '2026-11-21 12:00:00', endTm: '2026-11-21 13:00:00' }),
      wireSession('S3', { startTm: '2026-11-21 08:00:00', endTm: '2026-11-21 09:00:00' }),
    ],
    { desc: '每周五十点开抢', ...at(4, 'seckill') },
  ),
  inclusiveModule: {
    titleImgUrl: '',
    seckillItem: {
      id: 'I1',
      startTm: '2026-11-20 00:00:00',
      endTm: '2026-11-30 00:00:00',
      rightsItemList: [
        wireRight('I-R1', 'ACQUIRED', {
          couponInfo: {
            type: 2,
            costStr: '8.5',
            title: '天天普惠券',
            tag: '新',
            limitBizList: [2, 3],
            bizStr: '',
            totalNum: 2,
          },
        }),
      ],
    },
    subscribeInfo: { status: -1 },
    ...at(5, 'inclusive'),
  },
  commonModuleList: [
    {
      title: '寄件专区',
      subTitle: '省钱寄',
      itemList: [
        { imgUrl: PICTURE, appUrl: '/receiveCoupon/A' },
        { imgUrl: PICTURE, appUrl: '' },
      ],
      ...at(6, 'common'),
    },
  ],
  goodsModuleList: [
    {
      titleImgUrl: '',
      goodsItemList: ['好茶叶', '好咖啡'].map((name, index) => ({
        imgUrl: PICTURE,
        name,
        bizId: `G${index}`,
      })),
      ...at(7, 'goods'),
    },
  ],
  drawPrizeModuleList: [
    {
      titleImgUrl: '',
      drawActivityStyle: 2,
      configId: 'D',
      drawPrizeActId: 'DA',
      drawPrizeActName: '星期五大抽奖',
      jumpAppSwitch: false,
      ...at(8, 'draw'),
    },
  ],
  independentModuleList: [{ imgUrl: PICTURE, appUrl: '/receiveCoupon/A', ...at(9, 'promo') }],
  goodsGroupModuleList: [wireGroup(10, 1), wireGroup(11, 2)],
  sendIncentiveModule: {
    titleImgUrl: '',
    sendIncentiveProgressResp: {
      secondsToexpiry: 190_000,
      sendIncentiveTaskProgressDTO: {
        title: '寄满五件有礼',
        currentNum: 1,
        stageList: [
          { targetNum: 1, prizeAmount: 200, isReceived: true },
          { targetNum: 3, prizeAmount: 500, isReceived: false },
        ],
        buttonText: '去寄件',
        buttonJumpUrl: '',
      },
    },
    ...at(12, 'incentive'),
  },
  taskModule: {
    titleImgUrl: '',
    taskStyleToggle: 1,
    taskItemList: [wireTask('T1'), wireTask('T2')],
    ...at(13, 'task'),
  },
  regionalCodeModule: {
    regionalCodeQrCodeUrl: PICTURE,
    scanLeadPhrase: '长按扫码进群',
    codeErrorMessage: '本地未开通',
    regionalCodeImageUrl: PICTURE,
    searchGuidePhrase: '搜索公众号',
    ...at(14, 'code'),
  },
  rewardAggregationModule: at(15, 'cards'),
};

/** Texts that are shown as long as that part of the response is valid, whatever the other parts are. */
export const WORDS_OF_PART: Readonly<Record<string, string>> = {
  seckillModule: '每周五十点开抢',
  inclusiveModule: '天天普惠券',
  commonModuleList: '寄件专区',
  goodsModuleList: '好茶叶',
  drawPrizeModuleList: '星期五大抽奖',
  goodsGroupModuleList: '家政专场2',
  sendIncentiveModule: '寄满五件有礼',
  taskModule: '去旅行',
  regionalCodeModule: '长按扫码进群',
};

/** Response of the reward cards' call. */
export const WIRE_REWARDS = {
  activity: {
    activityId: 'A1',
    activityName: '寄件奖励计划',
    userTag: '新客专享',
    taskPkgName: '寄件任务礼包',
    taskPkgReceiveId: 'PKG',
    endTm: '2026-11-30 00:00:00',
    stageList: [
      {
        stageNo: 1,
        targetCount: 2,
        currentCount: 1,
        distributionStatus: 0,
        prizeValue: 550,
        prizeTitle: '寄件券',
      },
    ],
  },
};
