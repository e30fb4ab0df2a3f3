/** What a browser needs to put one file straight into the store (the PostObject form of Aliyun OSS). */
export interface UploadTicket {
  /** Where the form is posted. */
  host: string
  /** Base64 JSON: bucket, key, size range, type and expiry that the store enforces. */
  policy: string
  signature: string
  accessId: string
  /** Unix seconds after which the store refuses the form. */
  expire: number
  /** The only key that this ticket may write. */
  key: string
}

export interface UploadRule {
  key: string
  contentTypes: string[]
  /** Bytes. */
  maxBytes: number
}

export interface StoredObject {
  bytes: number
  contentType: string
}

/**
 * Files outside the database. A key is `<category>/<yyyymm>/<owner>/<20 random characters>.<ext>` and is
 * written once: the store refuses to overwrite.
 */
export abstract class ObjectStorage {
  /** A ticket for one upload by a browser, good for five minutes. */
  abstract ticket(rule: UploadRule): Promise<UploadTicket>

  /** Writes from the server, as the demo data and covers made by us do. */
  abstract put(key: string, body: Buffer, contentType: string): Promise<void>

  /** What is stored under the key, or null. */
  abstract head(key: string): Promise<StoredObject | null>

  abstract delete(key: string): Promise<void>

  /** The address at which everybody may read a public object. */
  abstract publicUrl(key: string): string

  /**
   * An address that reads a private object for a while, offered to the browser as a download.
   * @param seconds how long it works
   */
  abstract signedUrl(key: string, seconds: number, downloadName?: string): Promise<string>
}
