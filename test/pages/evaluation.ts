/** Evaluations of orders, and feedback to the company. */
import { loginDialog, MOBILE } from '../journeys/steps';
import type { PageDescription } from './types';

const HOSTILE_MOBILE = '13900000066';

export const EVALUATION_PAGES: readonly PageDescription[] = [
  {
    route: 'sendEvaluationSubmit',
    states: [
      { name: 'evaluation-login', address: '/sendEvaluation/submit', seen: loginDialog },
      {
        name: 'evaluation-todo',
        address: '/sendEvaluation/submit',
        mobile: MOBILE,
        seen: '去评价',
        isFullPage: true,
      },
      {
        name: 'evaluation-todo-empty',
        address: '/sendEvaluation/submit',
        mobile: '13912345600',
        seen: '没有待评价的订单',
        isPictureOnly: true,
      },
      {
        name: 'evaluation-form',
        address: '/sendEvaluation/submit?orderNo=ORD-SIGNED',
        mobile: MOBILE,
        steps: async ({ page }) => {
          await page.getByRole('radio', { name: '5 星，非常满意' }).first().click();
          await page.getByRole('radio', { name: '2 星，差' }).last().click();
        },
        seen: '电话联系不上',
        isFullPage: true,
      },
      {
        name: 'evaluation-form-wrong',
        address: '/sendEvaluation/submit?orderNo=ORD-SIGNED-3',
        mobile: MOBILE,
        steps: ({ page }) => page.getByRole('button', { name: '提交评价' }).click(),
        seen: (page) => page.getByText('请为快递员打分').last(),
        isFullPage: true,
      },
      {
        name: 'evaluation-form-hostile',
        address: '/sendEvaluation/submit?orderNo=ORD-RATE-HOSTILE',
        mobile: HOSTILE_MOBILE,
        steps: ({ page }) => page.getByRole('radio', { name: '1 星，非常差' }).first().click(),
        seen: '非常差',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'evaluation-failed',
        address: '/sendEvaluation/submit?orderNo=ORD-SIGNED',
        mobile: MOBILE,
        faults: [{ path: 'evaluation/form', kind: 'status', times: 3 }],
        seen: '评价页加载失败，请重试',
        isPictureOnly: true,
      },
      {
        name: 'evaluation-done',
        address: '/sendEvaluation/submit?orderNo=ORD-SIGNED-2',
        mobile: MOBILE,
        seen: '这个订单已经评价过了',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      { name: 'orders to rate', isLoggedIn: true, seen: '去评价', firstRender: {} },
      {
        name: 'evaluation form',
        query: 'orderNo=ORD-SIGNED',
        isLoggedIn: true,
        seen: '提交评价',
        firstRender: {},
      },
    ],
  },
  {
    route: 'sendEvaluationResult',
    states: [
      {
        name: 'evaluation-result-login',
        address: '/sendEvaluation/result',
        seen: '登录后查看评价结果',
        isPictureOnly: true,
      },
      {
        name: 'evaluation-result',
        address: '/sendEvaluation/result?orderNo=ORD-SIGNED-2',
        mobile: MOBILE,
        seen: '评价成功，感谢您的反馈',
      },
    ],
    inPackages: [
      {
        name: 'evaluation result',
        query: 'orderNo=ORD-SIGNED-2',
        isLoggedIn: true,
        seen: '评价成功，感谢您的反馈',
      },
    ],
  },
  {
    route: 'sendEvaluationDetail',
    states: [
      {
        name: 'evaluation-detail-login',
        address: '/sendEvaluation/detail',
        seen: '登录后查看评价',
        isPictureOnly: true,
      },
      {
        name: 'evaluation-detail',
        address: '/sendEvaluation/detail?orderNo=ORD-SIGNED-2',
        mobile: MOBILE,
        seen: '追加评价',
        isFullPage: true,
      },
      {
        name: 'evaluation-added',
        address: '/sendEvaluation/detail?orderNo=ORD-SIGNED-4',
        mobile: MOBILE,
        seen: '我的追评',
        isFullPage: true,
        isPictureOnly: true,
      },
      {
        name: 'evaluation-adding',
        address: '/sendEvaluation/detail?orderNo=ORD-SIGNED-2',
        mobile: MOBILE,
        steps: ({ page }) => page.getByRole('button', { name: '追加评价' }).click(),
        seen: '提交追评',
        isFullPage: true,
      },
      {
        name: 'evaluation-hostile',
        address: '/sendEvaluation/detail?orderNo=ORD-RATED-HOSTILE',
        mobile: HOSTILE_MOBILE,
        seen: '官方回复',
        isFullPage: true,
        isPictureOnly: true,
      },
    ],
    inPackages: [
      {
        name: 'evaluation',
        query: 'orderNo=ORD-SIGNED-2',
        isLoggedIn: true,
        seen: '追加评价',
        firstRender: {},
      },
    ],
  },
  {
    route: 'feedback',
    states: [
      { name: 'feedback', address: '/feedback', seen: '提交反馈', isFullPage: true },
      {
        name: 'feedback-wrong',
        address: '/feedback',
        mobile: MOBILE,
        steps: ({ page }) => page.getByRole('button', { name: '提交反馈' }).click(),
        seen: (page) => page.getByText('请选择反馈类型').last(),
        isFullPage: true,
      },
      {
        name: 'feedback-mine',
        address: '/feedback?tab=mine',
        mobile: MOBILE,
        seen: '处理中，请耐心等待回复',
        isFullPage: true,
      },
      {
        name: 'feedback-empty',
        address: '/feedback?tab=mine',
        mobile: '13912345600',
        seen: '还没有反馈过',
        isPictureOnly: true,
      },
      {
        name: 'feedback-hostile',
        address: '/feedback?tab=mine',
        mobile: HOSTILE_MOBILE,
        seen: '处理中，请耐心等待回复',
        isPictureOnly: true,
      },
    ],
    inPackages: [
      { name: 'feedback', seen: '提交反馈', firstRender: {} },
      {
        name: 'own feedback',
        query: 'tab=mine',
        isLoggedIn: true,
        seen: '处理中，请耐心等待回复',
        firstRender: {},
      },
    ],
  },
];
