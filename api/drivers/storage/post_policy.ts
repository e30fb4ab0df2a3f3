import { createHmac, timingSafeEqual } from 'node:crypto'
import type { UploadRule } from '#drivers/storage/object_storage'

export interface PostPolicy extends UploadRule {
  bucket: string
  /** Unix seconds. */
  expire: number
}

type Condition = Record<string, string> | [string, ...unknown[]]

export function writePolicy(policy: PostPolicy, fields: Record<string, string> = {}): string {
  const { bucket, key, contentTypes, maxBytes, expire } = policy
  const conditions: Condition[] = [
    { bucket },
    ['eq', '$key', key],
    ['content-length-range', 1, maxBytes],
    contentTypes.length === 1 ? ['eq', '$content-type', contentTypes[0]] : ['in', '$content-type', contentTypes],
    ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
  ]
  const expiration = new Date(expire * 1000).toISOString()
  return Buffer.from(JSON.stringify({ expiration, conditions })).toString('base64')
}

export function readPolicy(policy: string): PostPolicy | null {
  try {
    const { expiration, conditions } = JSON.parse(Buffer.from(policy, 'base64').toString('utf8'))
    const [{ bucket }, [, , key], [, , maxBytes], [, , types]] = conditions
    const contentTypes = [types].flat()
    return { bucket, key, maxBytes, contentTypes, expire: Date.parse(expiration) / 1000 }
  } catch {
    return null
  }
}

export function signPolicy(policy: string, secret: string): string {
  return createHmac('sha1', secret).update(policy).digest('base64')
}

export function isSameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
