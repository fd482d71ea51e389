import { isPhone } from '../core/fields';
import type { SandboxStore } from '../core/store';
import type { Visitor } from '../core/visitor';
import { finishTask } from '../task/finishTask';
import { findTask } from '../task/fixtures/sets';
import { BACK_BUTTON, escapeMarkup, masked, page, queryCard } from './layout';
import { sentInPlace } from './script';

/** The fields of the form on the page; with a token, the number is not needed. */
interface TaskForm {
  readonly taskId: string;
  readonly taskToken: string;
  readonly mobile: string;
}

type TaskOutcome =
  | { readonly kind: 'done'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

const refused = (message: string): TaskOutcome => ({ kind: 'refused', message });

/** Finishes the task for the user of the token, or otherwise of the number, and returns the result. */
export async function doTask(store: SandboxStore, form: TaskForm): Promise<TaskOutcome> {
  const visitor = await visitorOf(store, form);
  if (typeof visitor === 'string') return refused(visitor);
  const outcome = await finishTask(store, visitor, form.taskId);
  switch (outcome.kind) {
    case 'finished':
      return {
        kind: 'done',
        message:
          outcome.paid === 0
            ? `${masked(visitor.phone)} 的任务已完成，请回到活动页领取奖励`
            : `${masked(visitor.phone)} 的任务已完成，${(outcome.paid / 100).toFixed(2)} 元减免金已到账`,
      };
    case 'finished-before':
      return { kind: 'done', message: `${masked(visitor.phone)} 已经完成过这个任务，奖励只发一次` };
    case 'over':
      return refused('任务已结束，不能再完成');
    case 'unknown':
      return refused('没有这个任务');
  }
}

/** The user, or why there is none. */
async function visitorOf(store: SandboxStore, form: TaskForm): Promise<Visitor | string> {
  const { taskId, taskToken, mobile } = form;
  if (taskToken !== '') {
    const started = await store.tasks.taskOfToken(taskToken);
    return started?.taskId === taskId ? started.visitor : '任务凭证无效，请回到活动页重新点“去完成”';
  }
  if (!isPhone(mobile)) return '请输入 11 位手机号';
  const { id } = await store.accounts.accountOfPhone(mobile);
  return { id, phone: mobile };
}

/** The stand-in for the third party's page where a task is done; null: no such task. */
export function taskPage(
  url: string,
  taskId: string,
  form: TaskForm | null = null,
  outcome: TaskOutcome | null = null,
): string | null {
  const task = findTask(taskId);
  if (task === undefined) return null;
  const query = new URL(url, 'http://sandbox').searchParams;
  const token = form?.taskToken ?? query.get('taskToken') ?? '';
  const who =
    token === ''
      ? `<label>手机号<input name="mobile" inputmode="numeric" autocomplete="tel" maxlength="13" required placeholder="登录活动用的手机号" value="${escapeMarkup(form?.mobile ?? '')}"></label>`
      : `<input type="hidden" name="taskToken" value="${escapeMarkup(token)}">`;
  const said =
    outcome === null
      ? ''
      : outcome.kind === 'done'
        ? `<p class="done">${escapeMarkup(outcome.message)}</p>`
        : `<p role="alert">${escapeMarkup(outcome.message)}</p>`;
  return page(
    '做任务',
    `<span class="stand-in">沙箱替身页面</span><div class="mark" aria-hidden="true">任</div><h1>这里是合作方的任务页</h1><p>真实环境中，这里由合作方提供，做完后由对方通知网关。在沙箱里点一下即可完成。</p>
<section class="card" aria-labelledby="task-title"><h2 id="task-title">${escapeMarkup(task.title)}</h2><p class="second">奖励 ${escapeMarkup(task.yuan)} 元</p>
<form id="task" method="post" action="/__sandbox/task" ${sentInPlace('没有完成：网络不可用')}><input type="hidden" name="taskId" value="${escapeMarkup(task.id)}">
${who}<button>完成任务</button><div id="outcome" role="status">${said}</div></form></section>
${queryCard(query)}${BACK_BUTTON}`,
  );
}
