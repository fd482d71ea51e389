/**
 * Which history entries belong to one document. happy-dom decides by how an entry was made whether going to it fires
 * `popstate` or loads a document, so that going back from a page with entries of its own to an earlier document stays in
 * the window that is left.
 */
interface Entry {
  popState: boolean;
  method: string;
  formData: object | null;
}

interface Entries {
  readonly items: readonly Entry[];
  readonly currentItem: Entry;
}

/** Entry -> its document. */
const documents = new WeakMap<Entry, object>();

/** happy-dom's internal list of a frame's entries. */
function entriesOf(frame: object): Entries {
  const name = Object.getOwnPropertySymbols(frame).find(({ description }) => description === 'history');
  if (name === undefined) throw new Error('happy-dom has another name for a frame’s history');
  return Reflect.get(frame, name) as Entries;
}

export class SessionHistory {
  private readonly document: object;

  /** @param frame in which the document has just arrived: at a new entry, or at one that an earlier visit left */
  constructor(private readonly frame: object) {
    const { currentItem } = entriesOf(frame);
    this.document = documents.get(currentItem) ?? {};
    this.keep();
    // Every form here is answered with a redirect (NodeContext follows it): a browser's entry is the page it led to.
    Object.assign(currentItem, { method: 'GET', formData: null });
  }

  /** The current entry is the document's: it has been added or replaced. */
  keep(): void {
    documents.set(entriesOf(this.frame).currentItem, this.document);
  }

  /** Call it before the frame goes `steps` entries forward or back. */
  beforeGoing(steps: number): void {
    const { items, currentItem } = entriesOf(this.frame);
    const from = items.indexOf(currentItem);
    const target = items[from + steps];
    if (target === undefined) return;
    const isSameDocument = documents.get(target) === documents.get(currentItem);
    for (const entry of items.slice(Math.min(from, from + steps), Math.max(from, from + steps) + 1))
      entry.popState = isSameDocument;
  }
}
