/**
 * Element id of a parcel: the gateway chooses parcel ids, and selectors accept only letters, digits, hyphen and
 * underscore.
 */
export const parcelElementId = (id: string): string => `parcel-${id.replace(/[^\w-]/g, '_')}`;
