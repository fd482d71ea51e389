import { linkTo, type FixtureLink } from '../core/links';

const tasks = linkTo('任务', (code) => `/reductionFunds?channelId=${code}`);
const appIncentive = linkTo('做任务赚奖励', (code) => `/appIncentive?activityCode=${code}`);

export const taskLinks: readonly FixtureLink[] = [
  tasks(
    'TASK-ALL',
    '十一个任务',
    'eleven tasks of every status, three as cards, bidding ones with and without an icon, scheme, mini program; a done one pays once. Any other channel shows them too; the first eight are the weekly page’s, with the same state',
    '十一个任务，各种状态都有，三个显示成卡片；完成的只付一次。别的渠道看到的也是这些，前八个与周五活动页共用状态',
  ),
  tasks('TASK-FEW', '三个任务', 'three tasks, no cards', '三个任务，没有卡片'),
  tasks('TASK-NONE', '没有任务', 'no tasks', '没有任务'),
  tasks('TASK-REFUSED', '名额已满', 'each start is refused: quota gone', '每次开始都被拒：名额用完'),
  tasks(
    'TASK-DONE',
    '刚完成一个',
    'one just finished, in every answer (of others only the first answer says so)',
    '有一个刚完成，每次查询都提示（别的任务只提示一次）',
  ),
  tasks(
    'TASK-HOSTILE',
    '恶意内容',
    'hostile texts, icons, addresses and rules',
    '文字、图标、链接和规则是恶意的',
  ),
  appIncentive(
    'AI-OPEN',
    '进行中',
    'tasks of every claim status; also without a code',
    '任务各种领取状态都有；不带代码也能打开',
  ),
  appIncentive('AI-NOT-START', '未开始', 'begins in 48 hours', '48 小时后开始'),
  appIncentive('AI-FINISHED', '已结束', 'over', '活动已经结束'),
  appIncentive(
    'AI-GONE',
    '活动不存在',
    'the info call answers 200700001: no such activity',
    '查询活动时回 200700001：没有这个活动',
  ),
  appIncentive(
    'AI-HOSTILE',
    '恶意内容',
    'hostile name, rules, tasks and addresses',
    '名称、规则、任务和链接是恶意的',
  ),
];
