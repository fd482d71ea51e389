import type { PageModule } from '../page/catalog';
import { sessionsOf } from './pageSessions';
import { sortStably } from './sessionRules';
import { sessionState } from './sessionTimes';
import type { Session, SessionRight } from './sessionTypes';

/**
 * `fresh` with the rights of each session in the order in which `before` shows them: after a claim, or a refetch that
 * nobody asked for, no other button may slide under the finger. Rights that are new come last. A session that has
 * started or ended in between is sorted (product §2.4), since all its buttons change.
 * @param beforeMs server time at which `before` was generated, epoch milliseconds
 * @param freshMs the same for `fresh`
 */
export function keepOrder(
  before: readonly PageModule[],
  fresh: readonly PageModule[],
  beforeMs: number,
  freshMs: number,
): readonly PageModule[] {
  const shown = new Map(sessionsOf(before).map(({ id, rights }) => [id, rights]));
  const keep = (session: Session): Session => {
    const rights = shown.get(session.id);
    return rights === undefined || sessionState(session, beforeMs) !== sessionState(session, freshMs)
      ? session
      : { ...session, rights: inOrderOf(rights, session.rights) };
  };
  return fresh.map((module) => {
    switch (module.type) {
      case 'seckill':
        return { ...module, view: { ...module.view, sessions: module.view.sessions.map(keep) } };
      case 'inclusive':
        return { ...module, view: { ...module.view, session: keep(module.view.session) } };
      default:
        return module;
    }
  });
}

function inOrderOf(shown: readonly SessionRight[], fresh: readonly SessionRight[]): readonly SessionRight[] {
  const places = new Map(shown.map(({ rightsNo }, index) => [rightsNo, index]));
  return sortStably(fresh, ({ rightsNo }) => places.get(rightsNo) ?? shown.length);
}
