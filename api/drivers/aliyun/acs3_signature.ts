import { createHash, createHmac } from 'node:crypto'

export interface AliyunKey {
  accessKeyId: string
  accessKeySecret: string
}

export interface AliyunRequest {
  method: 'GET' | 'POST'
  host: string
  action: string
  version: string
  query: Record<string, string>
  /** UTC as in `2023-10-26T10:22:32Z`; accepted within 15 minutes. */
  date: string
  nonce: string
}

const algorithm = 'ACS3-HMAC-SHA256'
const emptyBody = sha256('')

/** Headers of a signed call without a body (Aliyun signature version 3). */
export function signedHeaders(request: AliyunRequest, key: AliyunKey): Record<string, string> {
  const headers: Record<string, string> = {
    'host': request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': emptyBody,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  }
  const names = Object.keys(headers).sort()
  const signature = signatureOf(request, headers, names, key.accessKeySecret)
  const parts = [`Credential=${key.accessKeyId}`, `SignedHeaders=${names.join(';')}`, `Signature=${signature}`]
  return { ...headers, authorization: `${algorithm} ${parts.join(',')}` }
}

function signatureOf(
  { method, query }: AliyunRequest,
  headers: Record<string, string>,
  names: string[],
  secret: string
): string {
  const lines = names.map((name) => `${name}:${headers[name].trim()}\n`).join('')
  const canonical = [method, '/', queryText(query), lines, names.join(';'), emptyBody].join('\n')
  return createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex')
}

/** Signed and sent as the same bytes. */
export function queryText(query: Record<string, string>): string {
  return Object.keys(query)
    .sort()
    .map((name) => `${percentEncode(name)}=${percentEncode(query[name])}`)
    .join('&')
}

/** RFC 3986; `encodeURIComponent` leaves five characters unescaped. */
function percentEncode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
