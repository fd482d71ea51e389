import { makeAutoObservable, observable } from 'mobx';

/** Which rows of a list are expanded. Kept outside the rows because scrolling mounts and unmounts them. */
export class ExpandedRows {
  private readonly ids = observable.set<string>();

  constructor() {
    makeAutoObservable<this, 'ids'>(this, { ids: false }, { autoBind: true });
  }

  /** Whether any row is expanded; the description code loads then. */
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
