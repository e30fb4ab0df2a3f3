import db from '@adonisjs/lucid/services/db'
import { currentKeyId, signWith } from '#core/audit/keys'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

export interface Head {
  lastId: number
  lastHash: string
  entries: number
  keyId: string
}

const onlyId = 1

/** Writers wait here for the previous one. */
export async function lockHead(trx: Trx): Promise<Head | 'lost' | null> {
  return toHead(await trx.from('audit_heads').where('id', onlyId).forUpdate().first())
}

/** Null if there never was one, `lost` if its signature is not ours. */
export async function readHead(): Promise<Head | 'lost' | null> {
  return toHead(await db.from('audit_heads').where('id', onlyId).first())
}

export async function saveHead(trx: Trx, head: Omit<Head, 'keyId'>): Promise<void> {
  const row = {
    last_id: head.lastId,
    last_hash: head.lastHash,
    entries: head.entries,
    key_id: currentKeyId,
    signature: signatureOf({ ...head, keyId: currentKeyId }),
    updated_at: toStored(now()),
  }
  const changed = Number(await trx.from('audit_heads').where('id', onlyId).update(row))
  if (changed) return
  await trx.table('audit_heads').insert({ ...row, id: onlyId, created_at: row.updated_at })
}

function toHead(row: Record<string, any> | null): Head | 'lost' | null {
  if (!row) return null
  const head = {
    lastId: row.last_id,
    lastHash: row.last_hash as string,
    entries: row.entries,
    keyId: row.key_id as string,
  }
  return signatureOf(head) === row.signature ? head : 'lost'
}

function signatureOf({ lastId, lastHash, entries, keyId }: Head): string | null {
  return signWith(keyId, 'head', [lastId, lastHash, entries])
}
