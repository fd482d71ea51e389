/** On H5 the card is set when it is prepared (platform/share); no menu asks the page for it. */
export const useShareMenu = (): void => undefined;
