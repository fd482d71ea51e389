/** Short readable texts behind the two links of the login popup; the real ones belong to the company. */
export const AGREEMENTS: Readonly<
  Record<string, { readonly title: string; readonly body: string } | undefined>
> = {
  service: {
    title: '服务协议',
    body: `<p class="second">本文为沙箱示例文本，不构成正式协议。</p>
<h2>一、服务内容</h2><p>您使用手机号登录后，可参与寄件优惠活动、领取并使用寄件券，以及查看您的领取记录。</p>
<h2>二、账户与登录</h2><p>请使用本人手机号接收验证码。验证码仅用于登录，请勿转告他人。</p>
<h2>三、优惠券规则</h2><p>优惠券的面值、适用范围和有效期以领取时页面展示为准，逾期自动失效，不可兑换现金。</p>
<h2>四、违规处理</h2><p>以技术手段批量领取、转售优惠券的，平台有权取消相应权益。</p>`,
  },
  privacy: {
    title: '隐私政策',
    body: `<p class="second">本文为沙箱示例文本，不构成正式政策。</p>
<h2>一、我们收集的信息</h2><p>手机号（登录与发放优惠券）、访问环境信息（适配与安全）。</p>
<h2>二、我们如何使用</h2><p>仅用于提供本活动服务，不会用于与活动无关的目的。</p>
<h2>三、存储与保护</h2><p>登录凭证只保存在您的设备本次会话中，页面统计不含完整手机号和验证码。</p>
<h2>四、您的权利</h2><p>您可以随时查询、更正、删除个人信息，或注销账户。</p>`,
  },
};
