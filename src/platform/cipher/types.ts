export interface CipherCapability {
  /**
   * AES-128 in CBC mode with PKCS#7, as Base64 text. Null when the platform has no cipher, or none in this context
   * (browsers: https and localhost only). Never rejects.
   *
   * @param text any Unicode text, encoded as UTF-8
   * @param key @param iv 16 ASCII characters each
   */
  aesCbc(text: string, key: string, iv: string): Promise<string | null>;
}
