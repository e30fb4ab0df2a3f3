import { createHash, timingSafeEqual } from 'node:crypto'

/** Signed URLs of type A (Aliyun CDN and VOD). */
export interface SignedAddress {
  /** The path from the leading `/`, without query. */
  uri: string
  /** Unix seconds. A vendor's domain adds its configured validity; ours expires at once. */
  timestamp: number
  /** 32 letters and digits, or `0`. */
  rand: string
  /** The viewer without hyphens, or `0`. */
  uid: string
}

/** `{timestamp}-{rand}-{uid}-{md5}`, the value of `auth_key`. */
export function authKey({ uri, timestamp, rand, uid }: SignedAddress, key: string): string {
  return `${timestamp}-${rand}-${uid}-${digest({ uri, timestamp, rand, uid }, key)}`
}

/** Null if forged, for another path, or expired; `at` is in unix seconds. */
export function readAuthKey(value: string, uri: string, key: string, at: number): SignedAddress | null {
  const [, timestamp, rand, uid, md5] = /^(\d{1,12})-(\w{1,64})-(\w{1,64})-([0-9a-f]{32})$/.exec(value) ?? [
    null,
    '',
    '',
    '',
    '',
  ]
  if (!md5) return null

  const grant = { uri, timestamp: Number(timestamp), rand, uid }
  const ours = timingSafeEqual(Buffer.from(md5), Buffer.from(digest(grant, key)))
  return ours && grant.timestamp > at ? grant : null
}

function digest({ uri, timestamp, rand, uid }: SignedAddress, key: string): string {
  return createHash('md5').update(`${uri}-${timestamp}-${rand}-${uid}-${key}`).digest('hex')
}
