import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import env from '#start/env'
import { now } from '#core/time'
import { contentTypeOf } from '#drivers/storage/content_types'
import { LocalFiles, toStorageError } from '#drivers/storage/local_files'
import { LocalRenditions } from '#drivers/storage/local_renditions'
import {
  KeyExists,
  ObjectStorage,
  isKey,
  UploadFormSeconds,
  type ListedObject,
  type StoredObject,
  type UploadRule,
  type UploadForm,
} from '#drivers/storage/object_storage'
import { readPolicy, isSameText, signPolicy, writePolicy } from '#drivers/storage/post_policy'
import { receiveFile } from '#drivers/storage/receive_file'
import { UploadError } from '#drivers/storage/upload_error'
import { DriverFailure } from '#drivers/driver_failure'

const bucket = 'zhuxue'
const accessId = 'local'
const host = '/uploads'

export interface PostForm {
  'key'?: string
  'policy'?: string
  'OSSAccessKeyId'?: string
  'signature'?: string
  'content-type'?: string
}

/** URLs are relative, so they work under any host name. */
export default class LocalStorage extends ObjectStorage {
  #secret = createHmac('sha256', env.get('APP_KEY')).update('local storage').digest('hex')

  constructor(
    readonly files = new LocalFiles(join(env.get('DATA_DIR'), 'uploads')),
    readonly renditions = new LocalRenditions(join(env.get('DATA_DIR'), 'pictures'))
  ) {
    super()
  }

  async uploadForm(rule: UploadRule): Promise<UploadForm> {
    const expire = now().toUnixInteger() + UploadFormSeconds
    const policy = writePolicy({ ...rule, bucket, expire })
    const signature = signPolicy(policy, this.#secret)
    const { key } = rule
    const form = { key, policy, OSSAccessKeyId: accessId, signature }
    const fields = { ...form, success_action_status: '200' }
    return { host, policy, signature, accessId, expire, key, fields }
  }

  /** @throws UploadError */
  verifyForm(form: PostForm): UploadRule {
    const { key, policy, signature, OSSAccessKeyId } = form
    if (!key || !policy || !signature || !OSSAccessKeyId) throw new UploadError('incomplete')
    if (OSSAccessKeyId !== accessId || !isSameText(signature, signPolicy(policy, this.#secret))) {
      throw new UploadError('forged')
    }
    const allowed = readPolicy(policy)
    if (!allowed || allowed.bucket !== bucket) throw new UploadError('forged')
    if (allowed.expire * 1000 <= now().toMillis()) throw new UploadError('expired')
    if (allowed.key !== key || !isKey(key)) throw new UploadError('otherKey')
    if (!allowed.contentTypes.includes(form['content-type'] ?? '')) {
      throw new UploadError('otherType')
    }
    return allowed
  }

  async storeUpload(rule: UploadRule, body: Readable): Promise<StoredObject> {
    const { key } = rule
    if (await this.head(key)) throw new UploadError('taken')
    await receiveFile(this.files, rule, body, (incoming) => this.files.linkAs(incoming, key))
    return (await this.head(key))!
  }

  accept(key: string): Promise<StoredObject | null> {
    return this.head(key)
  }

  async put(key: string, body: Buffer): Promise<void> {
    if (!isKey(key)) throw new DriverFailure('storage', { cause: `not a key: ${key}` })
    if (await this.head(key)) throw new KeyExists(key)

    const incoming = await this.files.newIncoming()
    try {
      await this.files.write(incoming, body)
      await this.files.linkAs(incoming, key)
    } catch (error) {
      throw toStorageError(error, key)
    } finally {
      await this.files.remove(incoming)
    }
  }

  async store(key: string, body: Readable): Promise<number> {
    if (!isKey(key)) throw new DriverFailure('storage', { cause: `not a key: ${key}` })
    try {
      return await this.files.receive(body, (incoming) => this.files.linkAs(incoming, key))
    } catch (error) {
      throw toStorageError(error, key)
    }
  }

  async read(key: string): Promise<Buffer | null> {
    return isKey(key) ? this.files.read(key) : null
  }

  async open(key: string, range?: { start: number; end: number }): Promise<Readable> {
    if (!isKey(key)) throw new DriverFailure('storage', { cause: `not a key: ${key}` })
    return this.files.open(key, range)
  }

  async head(key: string): Promise<StoredObject | null> {
    const bytes = isKey(key) ? await this.files.bytesOf(key) : null
    return bytes === null ? null : { bytes, contentType: contentTypeOf(key) }
  }

  async *list(): AsyncGenerator<ListedObject> {
    for await (const { key, bytes, changedAtMs } of this.files.all()) {
      if (isKey(key)) yield { key, bytes, etag: `${bytes}-${changedAtMs}` }
    }
  }

  async removeLeftovers(): Promise<void> {
    await this.files.removeLeftovers()
  }

  async delete(key: string): Promise<void> {
    if (isKey(key)) await this.files.remove(this.files.pathOf(key))
  }

  publicUrl(key: string): string {
    return `${host}/${key}`
  }

  keyOf(url: string): string | null {
    const key = url.startsWith(`${host}/`) ? url.slice(host.length + 1) : ''
    return isKey(key) ? key : null
  }

  async signedUrl(key: string, seconds: number, downloadName = ''): Promise<string> {
    const expires = now().toUnixInteger() + seconds
    const query = new URLSearchParams({
      expires: String(expires),
      name: downloadName,
      signature: this.#signRead(key, expires, downloadName),
    })
    return `${host}/${key}?${query}`
  }

  mayRead(key: string, link: { expires: number; name: string; signature: string }): boolean {
    const expected = this.#signRead(key, link.expires, link.name)
    return isSameText(expected, link.signature) && link.expires * 1000 > now().toMillis()
  }

  #signRead(key: string, expires: number, name: string): string {
    return createHmac('sha256', this.#secret).update(`read\n${key}\n${expires}\n${name}`).digest('base64url')
  }
}
