/** Element of a parcel; ids come from the gateway, and selectors read letters, digits, hyphen and underscore only. */
export const parcelElementId = (id: string): string => `parcel-${id.replace(/[^\w-]/g, '_')}`;
