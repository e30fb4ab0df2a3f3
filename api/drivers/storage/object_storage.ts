import type { Readable } from 'node:stream'
import { DriverFailure } from '#drivers/driver_failure'
import { settingsOnly, type ProbeResult } from '#drivers/probe'

/** A presigned upload from a browser directly to the store (the PostObject form of Aliyun OSS). */
export interface UploadForm {
  /** Target of the form; `<host>/<key>` is the URL of a public object. */
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

/** A valid key cannot leave its folder or name a hidden file. */
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

  /** Re-encodes pictures, checks documents (docs/threats.md T58, T62); null if there is no valid object. @throws UploadError */
  abstract accept(key: string): Promise<StoredObject | null>

  /** Through the server, with the limits of a presigned form. @throws UploadError and leaves no file */
  abstract storeUpload(rule: UploadRule, body: Readable): Promise<StoredObject>

  /** For files made by the server. @throws StorageFull and leaves no file */
  abstract put(key: string, body: Buffer, contentType: string): Promise<void>

  /** The same for a file of any length, streamed instead of in memory. @returns its bytes */
  abstract store(key: string, body: Readable): Promise<number>

  abstract read(key: string): Promise<Buffer | null>

  /** For a file too long for memory; `range` includes its last byte. @throws DriverFailure if it does not exist */
  abstract open(key: string, range?: { start: number; end: number }): Promise<Readable>

  abstract head(key: string): Promise<StoredObject | null>

  /** All objects in the store. */
  abstract list(): AsyncIterable<ListedObject>

  /** Removes temporary files of uploads whose process died. */
  abstract removeLeftovers(): Promise<void>

  /** Does not fail if the object does not exist. */
  abstract delete(key: string): Promise<void>

  abstract publicUrl(key: string): string

  abstract keyOf(url: string): string | null

  abstract signedUrl(key: string, seconds: number, downloadName?: string): Promise<string>

  /** One read-only call that shows whether account and settings work. @throws DriverFailure without a usable answer */
  async probe(): Promise<ProbeResult> {
    return settingsOnly()
  }
}
