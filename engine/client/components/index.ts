import { defineBoxes } from './boxes';
import { blockDisabledTaps, defineChoices } from './choices';
import { defineInputs } from './inputs';
import { defineRichText } from './richText';
import { defineScrolling } from './scrolling';

/** Registers every built-in component; call once before the first page is drawn. */
export function defineComponents(): void {
  defineBoxes();
  defineRichText();
  defineInputs();
  defineChoices();
  defineScrolling();
  blockDisabledTaps();
}
