/** Warnings that the phone runs out of memory: the next thing it does is to end the mini program. */
export interface MemoryCapability {
  /** Returns what takes the listener back. Silent where nothing warns (browsers). */
  onWarning(listener: () => void): () => void;
}
