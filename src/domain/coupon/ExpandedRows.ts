import { makeAutoObservable, observable } from 'mobx';

/** Which rows of a list are open; rows come and go while one scrolls, so that they can't remember it themselves. */
export class ExpandedRows {
  private readonly ids = observable.set<string>();

  constructor() {
    makeAutoObservable<this, 'ids'>(this, { ids: false }, { autoBind: true });
  }

  /** Whether one is open: what it shows is loaded then. */
  get hasAny(): boolean {
    return this.ids.size > 0;
  }

  has(id: string): boolean {
    return this.ids.has(id);
  }

  toggle(id: string): void {
    if (!this.ids.delete(id)) this.ids.add(id);
  }

  clear(): void {
    this.ids.clear();
  }
}
