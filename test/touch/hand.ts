/** A person with one phone: reads what is visible, taps it, types into it, and does nothing else. */
import { eventually } from '../harness';
import type { Driver, View } from '../monkey/driver';

export class Hand {
  constructor(private readonly driver: Driver) {}

  /** Taps the first visible control whose name is `name`, else the first that contains it. */
  async tap(name: string): Promise<void> {
    const at = await this.find(`a control ${name}`, ({ controls }) => indexOf(controls, name));
    await this.driver.press(at, 1);
  }

  /** @param field its label or a part of it */
  async type(field: string, text: string): Promise<void> {
    const at = await this.find(`a field ${field}`, ({ fields }) => indexOf(fields, field));
    await this.driver.type(at, text);
  }

  /** Waits until the page shows each of these texts, in any place. */
  async reads(...texts: readonly string[]): Promise<void> {
    await this.find(texts.join(', '), ({ lines }) => {
      const page = lines.join('').replace(/\s/g, '');
      return texts.every((text) => page.includes(text.replace(/\s/g, ''))) ? 0 : -1;
    });
  }

  /** As `tap`, where the page has such a control now. */
  async tapIfThere(name: string): Promise<void> {
    const at = indexOf((await this.driver.look()).controls, name);
    if (at >= 0) await this.driver.press(at, 1);
  }

  /** Something that was started goes on. */
  wait(ms: number): Promise<void> {
    return this.driver.wait(ms);
  }

  private async find(what: string, indexIn: (view: View) => number): Promise<number> {
    let seen: View | null = null;
    const at = await eventually(
      what,
      async () => {
        seen = await this.driver.look();
        return indexIn(seen);
      },
      (index) => index >= 0,
    ).catch(() => -1);
    if (at < 0) throw new Error(`no ${what} on this page:\n${JSON.stringify(seen, null, 1)}`);
    return at;
  }
}

function indexOf(names: readonly string[], wanted: string): number {
  const exact = names.indexOf(wanted);
  return exact >= 0 ? exact : names.findIndex((name) => name.includes(wanted));
}
