/** What a page claims about an act, in a toast or a line of text. */

const FAILURE = /失败|没有(成功|提交|打开|保存|删除|发送|修改)|出错/;
const FAILED_READ = /加载失败|获取.*失败|查询失败/;
const SUCCESS = /成功|已(领取|提交|取消|删除|清空|保存|修改|发送|加入|参加|抵扣)|到账/;
/** Of the login. */
const CODE_SENT = '验证码已发送';

/** Whether the line claims that something failed. */
export const isFailure = (line: string): boolean => FAILURE.test(line);
/** Whether it is about a read, while nothing is answered. */
export const isFailedRead = (line: string): boolean => FAILED_READ.test(line);
/** Whether the line claims that the act was done. */
export const isSuccess = (line: string): boolean => SUCCESS.test(line) && line !== CODE_SENT;
