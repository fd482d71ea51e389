/** On H5 the card is set when it is prepared (platform/share); no menu requests it from the page. */
export const useShareMenu = (): void => undefined;
