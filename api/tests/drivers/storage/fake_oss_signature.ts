import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export const fakeOssKey = { accessKeyId: 'oss-id', accessKeySecret: 'oss-secret' }
export const fakeBucket = 'zhuxue-test'
export const fakeRegion = 'cn-hangzhou'

const version = 'OSS4-HMAC-SHA256'

/** An independent implementation of the vendor's signature version 4, for headers, URLs and forms. */
export function signatureError(request: IncomingMessage, url: URL, now: Date): string | null {
  const inAddress = url.searchParams.has('x-oss-signature')
  return inAddress ? urlError(request, url, now) : headerError(request, url, now)
}

function headerError(request: IncomingMessage, url: URL, now: Date): string | null {
  const sent = /^OSS4-HMAC-SHA256 Credential=([^,]+),(?:AdditionalHeaders=([^,]+),)?Signature=(\w{64})$/
  const [, credential, more = '', signature] = String(request.headers.authorization).match(sent) ?? []
  if (!credential) return 'AccessDenied'
  const date = String(request.headers['x-oss-date'])
  const age = Math.abs(now.getTime() - timeOf(date))
  if (!(age < 15 * 60_000)) return 'RequestTimeTooSkewed'
  return expectedSignature(request, url, { credential, date, more }) === signature ? null : 'SignatureDoesNotMatch'
}

function urlError(request: IncomingMessage, url: URL, now: Date): string | null {
  const asked = (name: string) => url.searchParams.get(`x-oss-${name}`) ?? ''
  const [credential, date] = [asked('credential'), asked('date')]
  if (asked('signature-version') !== version) return 'InvalidArgument'
  if (timeOf(date) + Number(asked('expires')) * 1000 <= now.getTime()) return 'AccessDenied'
  const more = asked('additional-headers')
  return expectedSignature(request, url, { credential, date, more }) === asked('signature')
    ? null
    : 'SignatureDoesNotMatch'
}

/** The error of a form's signature, or null. */
export function formError(form: FormData): string | null {
  const field = (name: string) => String(form.get(name) ?? '')
  const date = field('x-oss-date')
  const [id, ...scope] = field('x-oss-credential').split('/')
  if (field('x-oss-signature-version') !== version) return 'InvalidArgument'
  if (id !== fakeOssKey.accessKeyId) return 'InvalidAccessKeyId'
  if (scope.join('/') !== scopeOf(date)) return 'InvalidArgument'
  const signature = hmac(signingKey(date), field('policy')).toString('hex')
  return signature === field('x-oss-signature') ? null : 'SignatureDoesNotMatch'
}

function expectedSignature(
  { method, headers }: IncomingMessage,
  url: URL,
  { credential, date, more }: { credential: string; date: string; more: string }
): string | null {
  if (credential !== `${fakeOssKey.accessKeyId}/${scopeOf(date)}`) return null

  const additional = more.split(';').filter(Boolean)
  const signed = Object.keys(headers)
    .filter((name) => /^(content-type|content-md5|x-oss-.*)$/.test(name) || additional.includes(name))
    .sort()
    .map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'x-oss-signature')
    .map(([name, value]) => encoded(name) + (value === '' ? '' : `=${encoded(value)}`))
    .sort()
    .join('&')
  const canonical = [
    method,
    `/${fakeBucket}${url.pathname}`,
    query,
    signed.join(''),
    more,
    headers['x-oss-content-sha256'] ?? 'UNSIGNED-PAYLOAD',
  ].join('\n')
  const hash = createHash('sha256').update(canonical).digest('hex')
  const text = [version, date, scopeOf(date), hash].join('\n')
  return hmac(signingKey(date), text).toString('hex')
}

function scopeOf(date: string): string {
  return `${date.slice(0, 8)}/${fakeRegion}/oss/aliyun_v4_request`
}

function signingKey(date: string): Buffer {
  const ofDay = hmac(`aliyun_v4${fakeOssKey.accessKeySecret}`, date.slice(0, 8))
  return hmac(hmac(hmac(ofDay, fakeRegion), 'oss'), 'aliyun_v4_request')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function timeOf(date: string): number {
  return Date.parse(date.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

/** RFC 3986: everything except letters, digits and four characters. */
function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
