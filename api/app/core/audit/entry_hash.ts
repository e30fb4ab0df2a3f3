import { createHash } from 'node:crypto'
import { signWith } from '#core/audit/keys'

/** The order is part of the hash. */
const hashed = [
  'actor_id',
  'actor_name',
  'role',
  'action',
  'object',
  'before',
  'after',
  'reason',
  'ip',
  'request_id',
  'created_at',
  'prev_hash',
]

type Row = Record<string, unknown>

/** Signed with the key that the row names, or a plain hash if it names none; null for an unknown key. */
export function hashOf(row: Row): string | null {
  const values = hashed.map((column) => row[column] ?? null)
  const keyId = row.key_id as string | null | undefined
  if (keyId) return signWith(keyId, 'entry', [...values, keyId])
  return createHash('sha256').update(JSON.stringify(values)).digest('hex')
}

export function contentOf(row: Row): unknown[] {
  return [...hashed, 'key_id', 'hash'].map((column) => row[column] ?? null)
}

/** Identifies the findings, so that an acknowledgement covers these and no later ones. */
export function fingerprintOf(contents: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 32)
}
