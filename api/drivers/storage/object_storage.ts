import type { Readable } from 'node:stream'
import { DriverFailure } from '#drivers/driver_failure'

/** One upload from a browser straight to the store (the PostObject form of Aliyun OSS). */
export interface UploadForm {
  /** Where the form is posted; `<host>/<key>` is the URL of a public object. */
  host: string
  /** Base64 JSON: bucket, key, size range, type and expiry, enforced by the store. */
  policy: string
  signature: string
  accessId: string
  /** Unix seconds. */
  expire: number
  /** The only key that this form may write. */
  key: string
  /** The form in the names of the store, without Content-Type and the file, which comes last. */
  fields: Record<string, string>
}

export interface UploadRule {
  key: string
  contentTypes: string[]
  maxBytes: number
}

export interface StoredObject {
  bytes: number
  contentType: string
}

export const UploadFormSeconds = 300

/** Public; all other keys need a signed URL. */
const publicPrefixes = ['avatar/', 'image/']

export function isPublicKey(key: string): boolean {
  return publicPrefixes.some((prefix) => key.startsWith(prefix))
}

/** Cannot leave its folder or name a hidden file. */
export function isKey(text: string): boolean {
  return text.length <= 255 && /^[a-z]+(\/[A-Za-z0-9_-]+)+\.[a-z0-9]{2,5}$/.test(text)
}

export class StoreFull extends DriverFailure {
  constructor(cause: unknown) {
    super('storage', { cause, message: 'the object store is full' })
  }
}

/** Objects are written once. */
export class KeyTaken extends DriverFailure {
  constructor(key: string) {
    super('storage', { cause: 'written before', message: `${key} exists` })
  }
}

/**
 * Files outside the database. A key is `<category>/<yyyymm>/<owner>/<20 random characters>.<ext>` and is written
 * once, also when two forms race. Every method throws DriverFailure.
 */
export abstract class ObjectStorage {
  /** Valid for `UploadFormSeconds`. */
  abstract uploadForm(rule: UploadRule): Promise<UploadForm>

  /**
   * Inspects what a browser uploaded before it is used (docs/threats.md T58, T62): pictures are re-encoded, documents must
   * match their extension, anything else is deleted.
   * @returns null when nothing good is there
   * @throws UploadRefused for a picture of too many pixels, and when too many wait to be re-encoded
   */
  abstract accept(key: string): Promise<StoredObject | null>

  /**
   * An upload through the server, under the limits of a form.
   * @throws UploadRefused with nothing left behind
   */
  abstract storeUpload(rule: UploadRule, body: Readable): Promise<StoredObject>

  /**
   * A file made by the server, as demo data and covers.
   * @throws StoreFull with nothing left behind
   */
  abstract put(key: string, body: Buffer, contentType: string): Promise<void>

  /** The bytes of an object that the server put; null when nothing is there. */
  abstract read(key: string): Promise<Buffer | null>

  abstract head(key: string): Promise<StoredObject | null>

  /** No failure when nothing is there. */
  abstract delete(key: string): Promise<void>

  abstract publicUrl(key: string): string

  /** Null for URLs outside this store. */
  abstract keyOf(url: string): string | null

  /** A temporary URL that downloads a private object. */
  abstract signedUrl(key: string, seconds: number, downloadName?: string): Promise<string>
}
