import type { Readable } from 'node:stream'
import { DriverFailure } from '#drivers/driver_failure'

/** What a browser needs to put one file straight into the store (the PostObject form of Aliyun OSS). */
export interface UploadForm {
  /** Where the form is posted; `<host>/<key>` is the address of a public object afterwards. */
  host: string
  /** Base64 JSON: bucket, key, size range, type and expiry that the store enforces. */
  policy: string
  signature: string
  accessId: string
  /** Unix seconds after which the store refuses the form. */
  expire: number
  /** The only key that this ticket may write. */
  key: string
  /** The form itself, in the names of the store: everything but its Content-Type and, last, its file. */
  fields: Record<string, string>
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

/** Seconds that an upload ticket is good for. */
export const ticketSeconds = 300

/** Keys that begin so may be read by everybody; all others only through a signed address. */
const publicPrefixes = ['avatar/', 'image/']

export function isPublicKey(key: string): boolean {
  return publicPrefixes.some((prefix) => key.startsWith(prefix))
}

/** Plain segments and one ending: a key can neither climb out of its folder nor name a hidden file. */
export function isKey(text: string): boolean {
  return text.length <= 255 && /^[a-z]+(\/[A-Za-z0-9_-]+)+\.[a-z0-9]{2,5}$/.test(text)
}

/** The store has no room left: whoever runs it must make some. */
export class StoreFull extends DriverFailure {
  constructor(cause: unknown) {
    super('storage', { cause, message: 'the object store is full' })
  }
}

/** The key is taken: objects are written once. */
export class KeyTaken extends DriverFailure {
  constructor(key: string) {
    super('storage', { cause: 'written before', message: `${key} exists` })
  }
}

/**
 * Files outside the database. A key is `<category>/<yyyymm>/<owner>/<20 random characters>.<ext>` and is
 * written once: the store refuses to overwrite, also when two forms with one ticket race.
 * Every method throws DriverFailure when the store does not do as asked.
 */
export abstract class ObjectStorage {
  /** A ticket for one upload by a browser, good for `ticketSeconds`. */
  abstract ticket(rule: UploadRule): Promise<UploadForm>

  /**
   * Looks at what a browser has put under the key, before somebody relies on it (threats T58, T62): a
   * picture is drawn anew, a document must be what its ending says. What is not is deleted.
   * @returns null when nothing is there, or nothing good
   */
  abstract accept(key: string): Promise<StoredObject | null>

  /**
   * Takes a file that came through the server, under the same limits as a form with a ticket.
   * @throws UploadRefused with nothing left behind
   */
  abstract take(rule: UploadRule, body: Readable): Promise<StoredObject>

  /**
   * Writes from the server, as the demo data and covers made by us do.
   * @throws KeyTaken
   * @throws StoreFull with nothing left behind
   */
  abstract put(key: string, body: Buffer, contentType: string): Promise<void>

  /** What is stored under the key, or null. */
  abstract head(key: string): Promise<StoredObject | null>

  /** Deleting what is not there is no failure. */
  abstract delete(key: string): Promise<void>

  /** The address at which everybody may read a public object. */
  abstract publicUrl(key: string): string

  /** The key behind a public address of this store, or null for any other address. */
  abstract keyOf(url: string): string | null

  /**
   * An address that reads a private object for a while, offered to the browser as a download.
   * @param seconds how long it works
   */
  abstract signedUrl(key: string, seconds: number, downloadName?: string): Promise<string>
}
