export interface CipherCapability {
  /**
   * AES-128 in CBC mode with PKCS#7, as Base64 text; null: the platform has no cipher of its own, or none in this
   * context (browsers: https and this machine only). Rejects never.
   *
   * @param text any Unicode text, taken as UTF-8
   * @param key @param iv 16 ASCII characters each
   */
  aesCbc(text: string, key: string, iv: string): Promise<string | null>;
}
