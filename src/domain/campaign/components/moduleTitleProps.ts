export interface ModuleTitleProps {
  /** The title as a picture; as the gateway wrote it, '' for none. */
  readonly imageUrl?: string;
  /** The title in words: what the picture says, and what is shown without one or when it does not come. */
  readonly text: string;
  /** Under the words, '' for none; a picture carries its own. */
  readonly subText?: string;
}
