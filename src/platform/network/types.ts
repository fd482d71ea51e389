export interface NetworkCapability {
  isOnline(): boolean;
  subscribe(listener: (online: boolean) => void): () => void;
}
