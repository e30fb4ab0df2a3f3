import type { Readable } from 'node:stream'
import { DriverFailure } from '#drivers/driver_failure'

/** One upload from a browser straight to the store (the PostObject form of Aliyun OSS). */
export interface UploadForm {
  /** Where the form is posted; `<host>/<key>` is the URL of a public object. */
  host: string
  policy: string
  signature: string
  accessId: string
  /** Unix seconds. */
  expire: number
  key: string
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

export interface ListedObject {
  key: string
  bytes: number
  /** Changes with the content. */
  etag: string
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

export class StorageFull extends DriverFailure {
  constructor(cause: unknown) {
    super('storage', { cause, message: 'the object store is full' })
  }
}

/** Objects are written once. */
export class KeyExists extends DriverFailure {
  constructor(key: string) {
    super('storage', { cause: 'written before', message: `${key} exists` })
  }
}

/** A key is `<category>/<yyyymm>/<owner>/<20 random characters>.<ext>`, written once. Throws DriverFailure. */
export abstract class ObjectStorage {
  abstract uploadForm(rule: UploadRule): Promise<UploadForm>

  /** Re-encodes pictures, checks documents (docs/threats.md T58, T62); null for nothing good. @throws UploadError */
  abstract accept(key: string): Promise<StoredObject | null>

  /** Through the server, under the limits of a form. @throws UploadError with nothing left behind */
  abstract storeUpload(rule: UploadRule, body: Readable): Promise<StoredObject>

  /** For files made by the server. @throws StorageFull with nothing left behind */
  abstract put(key: string, body: Buffer, contentType: string): Promise<void>

  /** The same for a file of any length, which never stands in memory. @returns its bytes */
  abstract store(key: string, body: Readable): Promise<number>

  abstract read(key: string): Promise<Buffer | null>

  /** For a file too long for memory; `range` ends with its last byte. @throws DriverFailure when nothing is there */
  abstract open(key: string, range?: { start: number; end: number }): Promise<Readable>

  abstract head(key: string): Promise<StoredObject | null>

  /** Everything that the store holds. */
  abstract list(): AsyncIterable<ListedObject>

  /** What uploads through the server left on this machine when its process died. */
  abstract removeLeftovers(): Promise<void>

  /** No failure when nothing is there. */
  abstract delete(key: string): Promise<void>

  abstract publicUrl(key: string): string

  abstract keyOf(url: string): string | null

  abstract signedUrl(key: string, seconds: number, downloadName?: string): Promise<string>
}
