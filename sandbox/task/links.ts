import { linkTo, type FixtureLink } from '../core/links';

const tasks = linkTo('任务', (code) => `/reductionFunds?channelId=${code}`);
const appIncentive = linkTo('做任务赚奖励', (code) => `/appIncentive?activityCode=${code}`);

export const taskLinks: readonly FixtureLink[] = [
  tasks(
    'TASK-ALL',
    '十一个任务',
    'eleven tasks of every status, three as cards, bidding ones with and without an icon, scheme, mini program; a done one pays once. Any other channel shows them too; the first eight are the weekly page’s, with the same state',
  ),
  tasks('TASK-FEW', '三个任务', 'three tasks, no cards'),
  tasks('TASK-NONE', '没有任务', 'no tasks'),
  tasks('TASK-REFUSED', '名额已满', 'each start is refused: quota gone'),
  tasks(
    'TASK-DONE',
    '刚完成一个',
    'one just finished, in every answer (of others only the first answer says so)',
  ),
  tasks('TASK-HOSTILE', '恶意内容', 'hostile texts, icons, addresses and rules'),
  appIncentive('AI-OPEN', '进行中', 'tasks of every claim status; also without a code'),
  appIncentive('AI-NOT-START', '未开始', 'begins in 48 hours'),
  appIncentive('AI-FINISHED', '已结束', 'over'),
  appIncentive('AI-GONE', '活动不存在', 'the info call answers 200700001: no such activity'),
  appIncentive('AI-HOSTILE', '恶意内容', 'hostile name, rules, tasks and addresses'),
];
