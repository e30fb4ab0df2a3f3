import { join } from 'node:path'
import type { Readable } from 'node:stream'
import OSS from 'ali-oss'
import env from '#start/env'
import type { AliyunKey } from '#drivers/aliyun/acs3_signature'
import { aliyunKey, requiredSetting } from '#drivers/aliyun/aliyun_settings'
import { DriverFailure } from '#drivers/driver_failure'
import { rightAnswer, wrongAnswer, type ProbeResult } from '#drivers/probe'
import { contentTypeOf } from '#drivers/storage/content_types'
import { contentDisposition } from '#drivers/storage/content_disposition'
import { isOfKind, isPicture } from '#drivers/storage/file_kind'
import { LocalFiles, toStorageError } from '#drivers/storage/local_files'
import {
  KeyExists,
  ObjectStorage,
  isKey,
  isPublicKey,
  UploadFormSeconds,
  type ListedObject,
  type StoredObject,
  type UploadRule,
  type UploadForm,
} from '#drivers/storage/object_storage'
import { ossAddress } from '#drivers/storage/oss_address'
import { ossCredential, ossDate, ossVersion, signOssPolicy } from '#drivers/storage/oss_signature'
import { writePolicy } from '#drivers/storage/post_policy'
import { fromBuffer } from '#drivers/storage/random_access'
import { receiveFile } from '#drivers/storage/receive_file'
import { reencodePicture } from '#drivers/storage/reencode_picture'
import { UploadError } from '#drivers/storage/upload_error'

export interface AliyunOssOptions {
  key: AliyunKey
  region: string
  bucket: string
  /** Without a trailing slash: the bucket's own or a bound domain. */
  address: string
}

/** The presigned form fixes each object's ACL, so none becomes public; OSS checks no contents, so `accept` does. */
export default class AliyunOss extends ObjectStorage {
  #options: AliyunOssOptions
  #client: OSS
  /** Temporary files of uploads through the server. */
  #scratch: LocalFiles

  constructor(options: AliyunOssOptions = fromSettings(), scratch = defaultScratch()) {
    super()
    this.#options = options
    this.#scratch = scratch
    this.#client = new OSS({
      ...options.key,
      region: `oss-${options.region}`,
      bucket: options.bucket,
      endpoint: options.address,
      cname: true,
      authorizationV4: true,
      timeout: 30_000,
    })
  }

  async uploadForm(rule: UploadRule): Promise<UploadForm> {
    const { key: pair, region, bucket, address } = this.#options
    const scope = { ...pair, region, at: new Date() }
    const expire = Math.floor(Date.now() / 1000) + UploadFormSeconds
    const fixed = {
      'x-oss-signature-version': ossVersion,
      'x-oss-credential': ossCredential(scope),
      'x-oss-date': ossDate(scope.at),
      'x-oss-forbid-overwrite': 'true',
      'x-oss-object-acl': aclOf(rule.key),
      'success_action_status': '200',
    }
    const policy = writePolicy({ ...rule, bucket, expire }, fixed)
    const signature = signOssPolicy(policy, scope)
    const { key } = rule
    return {
      host: address,
      policy,
      signature,
      accessId: pair.accessKeyId,
      expire,
      key,
      fields: { key, policy, ...fixed, 'x-oss-signature': signature },
    }
  }

  async storeUpload(rule: UploadRule, body: Readable): Promise<StoredObject> {
    const { key } = rule
    await receiveFile(this.#scratch, rule, body, (incoming) => this.#write(key, incoming, { once: true }))
    return (await this.head(key))!
  }

  async accept(key: string): Promise<StoredObject | null> {
    const found = await this.head(key)
    if (!found) return null
    const uploadError = await this.#inspect(key, found.bytes)
    if (!uploadError) return this.head(key)
    if (uploadError.reason === 'busy') throw uploadError

    await this.delete(key)
    if (uploadError.reason === 'otherType') return null
    throw uploadError
  }

  async put(key: string, body: Buffer): Promise<void> {
    if (!isKey(key)) throw new DriverFailure('storage', { cause: `not a key: ${key}` })
    await this.#write(key, body, { once: true })
  }

  async store(key: string, body: Readable): Promise<number> {
    if (!isKey(key)) throw new DriverFailure('storage', { cause: `not a key: ${key}` })
    try {
      return await this.#scratch.receive(body, (path) => this.#write(key, path, { once: true }))
    } catch (error) {
      throw toStorageError(error, key)
    }
  }

  async read(key: string): Promise<Buffer | null> {
    if (!isKey(key)) return null
    return this.#request(key, async () => (await this.#client.get(key)).content as Buffer).catch((error) => {
      if (error instanceof DriverFailure && isMissing(error.cause)) return null
      throw error
    })
  }

  async open(key: string, range?: { start: number; end: number }): Promise<Readable> {
    if (!isKey(key)) throw new DriverFailure('storage', { cause: `not a key: ${key}` })
    const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : {}
    return this.#request(key, async () => (await this.#client.getStream(key, { headers })).stream)
  }

  async head(key: string): Promise<StoredObject | null> {
    if (!isKey(key)) return null
    return this.#request(key, async () => {
      const { res } = await this.#client.head(key)
      const { 'content-length': bytes, 'content-type': contentType } = res.headers as any
      return { bytes: Number(bytes), contentType }
    }).catch((error) => {
      if (error instanceof DriverFailure && isMissing(error.cause)) return null
      throw error
    })
  }

  async *list(): AsyncGenerator<ListedObject> {
    const query: OSS.ListV2ObjectsQuery = { 'max-keys': '1000' }
    for (;;) {
      const page = await this.#request('list', () => this.#client.listV2(query))
      for (const { name, size, etag } of page.objects ?? []) yield { key: name, bytes: size, etag }
      if (!page.nextContinuationToken) return
      query['continuation-token'] = page.nextContinuationToken
    }
  }

  async removeLeftovers(): Promise<void> {
    await this.#scratch.removeLeftovers()
  }

  async delete(key: string): Promise<void> {
    if (isKey(key)) await this.#request(key, () => this.#client.delete(key))
  }

  publicUrl(key: string): string {
    return `${this.#options.address}/${key}`
  }

  keyOf(url: string): string | null {
    const { address } = this.#options
    const key = url.startsWith(`${address}/`) ? url.slice(address.length + 1) : ''
    return isKey(key) ? key : null
  }

  async signedUrl(key: string, seconds: number, downloadName = ''): Promise<string> {
    const queries = { 'response-content-disposition': contentDisposition(downloadName) }
    return this.#request(key, () => this.#client.signatureUrlV4('GET', seconds, { queries }, key))
  }

  async probe(): Promise<ProbeResult> {
    const found = await this.head('image/probe/000000/0/aaaaaaaaaaaaaaaaaaaa.png')
    if (!found) return rightAnswer('404: an unknown object, as expected')
    return wrongAnswer('an unknown object exists', 'Check ALIYUN_OSS_BUCKET and ALIYUN_OSS_ADDRESS.')
  }

  async #inspect(key: string, bytes: number): Promise<UploadError | null> {
    try {
      if (isPicture(key)) await this.#reencode(key)
      else if (!(await this.#isValidDocument(key, bytes))) throw new UploadError('otherType')
      return null
    } catch (error) {
      if (error instanceof UploadError) return error
      throw error
    }
  }

  async #reencode(key: string): Promise<void> {
    const { content } = await this.#request(key, () => this.#client.get(key))
    if (!(await isOfKind(fromBuffer(content), key))) throw new UploadError('otherType')
    await this.#write(key, await reencodePicture(content, key), { once: false })
  }

  #isValidDocument(key: string, size: number): Promise<boolean> {
    const read = async (from: number, length: number): Promise<Buffer> => {
      const last = Math.min(size, from + length) - 1
      if (last < from) return Buffer.alloc(0)
      const headers = { Range: `bytes=${from}-${last}` }
      const { content } = await this.#request(key, () => this.#client.get(key, undefined, { headers }))
      return content
    }
    return isOfKind({ size, read }, key)
  }

  async #write(key: string, body: Buffer | string, { once }: { once: boolean }): Promise<void> {
    const headers = {
      'x-oss-object-acl': aclOf(key),
      ...(once && { 'x-oss-forbid-overwrite': 'true' }),
      ...(isPublicKey(key) && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    }
    await this.#request(key, () => this.#client.put(key, body, { mime: contentTypeOf(key), headers }))
  }

  /** @throws KeyExists, DriverFailure */
  async #request<T>(key: string, call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      const { code, name, message } = error as Error & { code?: string }
      if (code === 'FileAlreadyExists') throw new KeyExists(key)
      throw new DriverFailure('storage', { cause: `${code ?? name}: ${message}` })
    }
  }
}

function aclOf(key: string): string {
  return isPublicKey(key) ? 'public-read' : 'private'
}

function isMissing(cause: unknown): boolean {
  return String(cause).startsWith('NoSuchKey')
}

const defaultScratch = () => new LocalFiles(join(env.get('DATA_DIR'), 'scratch'))

function fromSettings(): AliyunOssOptions {
  const bucket = requiredSetting('ALIYUN_OSS_BUCKET')
  const region = requiredSetting('ALIYUN_OSS_REGION').replace(/^oss-/, '')
  return { key: aliyunKey(), region, bucket, address: ossAddress(process.env)! }
}
