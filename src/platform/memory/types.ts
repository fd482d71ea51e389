/** Low-memory warnings: the phone's next step is to terminate the mini program. */
export interface MemoryCapability {
  /** Returns the unsubscribe function. Never calls where there are no warnings (browsers). */
  onWarning(listener: () => void): () => void;
}
