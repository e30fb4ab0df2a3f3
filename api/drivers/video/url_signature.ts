import { createHash, timingSafeEqual } from 'node:crypto'

/** What an address of type A lets somebody open (Aliyun CDN and VOD call the scheme so). */
export interface Grant {
  /** The path, from the leading `/`, without a query. */
  uri: string
  /** Unix seconds. A vendor's domain adds the validity configured there; ours is over at once. */
  timestamp: number
  /** 32 letters and digits, or `0`. */
  rand: string
  /** Who asked, without hyphens, or `0`. */
  uid: string
}

/** `{timestamp}-{rand}-{uid}-{md5}`, the value of `auth_key`. */
export function authKey({ uri, timestamp, rand, uid }: Grant, key: string): string {
  return `${timestamp}-${rand}-${uid}-${digest({ uri, timestamp, rand, uid }, key)}`
}

/**
 * What an `auth_key` grants, or null when it is not ours, was made for another path, or is over.
 * @param at unix seconds
 */
export function readAuthKey(value: string, uri: string, key: string, at: number): Grant | null {
  const [, timestamp, rand, uid, md5] = /^(\d{1,12})-(\w{1,64})-(\w{1,64})-([0-9a-f]{32})$/.exec(
    value
  ) ?? [null, '', '', '', '']
  if (!md5) return null

  const grant = { uri, timestamp: Number(timestamp), rand, uid }
  const ours = timingSafeEqual(Buffer.from(md5), Buffer.from(digest(grant, key)))
  return ours && grant.timestamp > at ? grant : null
}

function digest({ uri, timestamp, rand, uid }: Grant, key: string): string {
  return createHash('md5').update(`${uri}-${timestamp}-${rand}-${uid}-${key}`).digest('hex')
}
