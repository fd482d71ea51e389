export interface ModuleTitleProps {
  /** Title picture, as sent by the gateway; '' for none. */
  readonly imageUrl?: string;
  /** Title text: the picture's alternative text, and shown if there is no picture or it fails. */
  readonly text: string;
  /** Second line of a text title, '' for none; pictures contain their own. */
  readonly subText?: string;
}
