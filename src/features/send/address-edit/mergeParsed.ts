/** Merging a pasted text into a form (product §2.7 "address"). Pure; separate from the rules that more pages load. */
import { CONTACT_FIELDS } from '@/domain/address/addressRules';
import type { Contact, ContactField, ParsedContact, Region } from '@/domain/address/addressTypes';

/** Below this the user is asked to check (contract: 100 is certain, 80 a name without its ending, 60 a guess). */
const CERTAIN = 80;

interface MergedContact {
  readonly contact: Contact;
  /** Fields that were parsed with doubt, and fields that are still missing. */
  readonly doubts: readonly ContactField[];
}

/**
 * Merges a parsed text into the form: parts that were found replace the form's, the others are kept. The region is
 * taken as a whole or not at all, since a city and a province from different sources make no valid region.
 */
export function mergeParsed(before: Contact, parsed: ParsedContact): MergedContact {
  const { confidence } = parsed;
  const hasRegion = parsed.province !== '';
  const contact: Contact = {
    name: parsed.name || before.name,
    mobile: parsed.mobile || before.mobile,
    ...(hasRegion ? regionOf(parsed) : regionOf(before)),
    detail: parsed.detail || before.detail,
  };
  const regionConfidence = Math.min(
    confidence.province,
    confidence.city,
    parsed.district === '' ? 0 : confidence.district,
  );
  const isDoubtful: Readonly<Record<ContactField, boolean>> = {
    name: parsed.name === '' ? before.name === '' : confidence.name < CERTAIN,
    mobile: parsed.mobile === '' ? before.mobile === '' : confidence.mobile < CERTAIN,
    region: hasRegion ? regionConfidence < CERTAIN : before.province === '',
    detail: parsed.detail === '' ? before.detail === '' : confidence.detail < CERTAIN,
  };
  return { contact, doubts: CONTACT_FIELDS.filter((field) => isDoubtful[field]) };
}

const regionOf = ({ province, city, district }: Region): Region => ({ province, city, district });
