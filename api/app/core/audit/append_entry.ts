import { recordOnceCommitted, type End } from '#core/audit/committed'
import { hashOf } from '#core/audit/entry_hash'
import { lockHead, saveHead } from '#core/audit/head'
import { currentKeyId } from '#core/audit/keys'
import type { AuditAction } from '#core/audit/terms'
import { now, toStored } from '#core/time'
import { isDuplicate, RetryTransaction, type Trx } from '#core/transaction'
import { wellFormed } from '#core/well_formed'

export interface Entry {
  actorId: number | null
  actorName: string
  role: string
  action: AuditAction
  object: string
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string | null
  ip?: string | null
  requestId?: string | null
  /** Written only if the same entry is not there from the last minute. */
  onceAMinute?: boolean
}

/** Appends after the expected last entry, not the last existing row, so that a truncated log stays detectable. */
export async function appendEntry(trx: Trx, entry: Entry): Promise<number> {
  try {
    const head = await prepareChainHead(trx)
    // After the lock of the head: two requests of one screen run at the same time.
    if (entry.onceAMinute && (await isThere(trx, entry))) return head.lastId
    const end = await add(trx, head, entry)
    await saveHead(trx, end)
    return end.lastId
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction('another entry took the place in the chain')
    throw error
  }
}

async function isThere(trx: Trx, { actorId, action, object, after, ip }: Entry): Promise<boolean> {
  const since = toStored(now().minus({ minutes: 1 }))
  const rows = await trx
    .from('audit_logs')
    .where({ object, action, actor_id: actorId, ip: ip ?? null })
    .where('created_at', '>', since)
    .select('after')
  return rows.some((row) => row.after === asText(after))
}

/** For a log whose entries are all older than its key: adds the key and a high-water mark. */
export async function signEnd(trx: Trx): Promise<void> {
  await saveHead(trx, await prepareChainHead(trx))
}

/** The end to append to, after an entry that records a new key or a lost high-water mark. */
async function prepareChainHead(trx: Trx): Promise<End> {
  const head = await lockHead(trx)
  if (head && head !== 'lost') {
    if (head.keyId === currentKeyId) return head
    return add(trx, head, changeOfKey(head.lastId, head.keyId))
  }
  const last = await lastRow(trx)
  if (!last) {
    const start = { lastId: 0, lastHash: '', entries: 0 }
    return head === 'lost' ? add(trx, start, headLostEntry(0)) : start
  }
  const [{ entries }] = await trx.from('audit_logs').count('* as entries')
  const end = { lastId: last.id, lastHash: last.hash, entries: Number(entries) }
  const isFirstKey = last.key_id === null && head === null
  return add(trx, end, isFirstKey ? changeOfKey(last.id, null) : headLostEntry(last.id))
}

/** Without a high-water mark, writers queue at the first entry. */
async function lastRow(trx: Trx): Promise<Record<string, any> | null> {
  const rows = () => trx.from('audit_logs').select('id', 'hash', 'key_id').limit(1).forUpdate()
  await rows().orderBy('id')
  return rows().orderBy('id', 'desc').first()
}

const system = { actorId: null, actorName: '系统', role: 'system' } as const

function changeOfKey(lastId: number, before: string | null): Entry {
  return {
    ...system,
    action: 'audit-log.change-key',
    object: `audit-log:${lastId}`,
    before: { keyId: before },
    after: { keyId: currentKeyId },
  }
}

function headLostEntry(lastId: number): Entry {
  return { ...system, action: 'audit-log.restart', object: `audit-log:${lastId}` }
}

/** Counts the id itself: auto-increment leaves gaps after rollbacks, which look like losses. */
async function add(trx: Trx, end: End, entry: Entry): Promise<End> {
  const row = {
    id: end.lastId + 1,
    actor_id: entry.actorId,
    actor_name: wellFormed(entry.actorName),
    role: entry.role,
    action: entry.action,
    object: wellFormed(entry.object),
    before: asText(entry.before),
    after: asText(entry.after),
    reason: entry.reason ? wellFormed(entry.reason) : null,
    ip: entry.ip ?? null,
    request_id: entry.requestId ?? null,
    created_at: toStored(now()),
    prev_hash: end.lastHash,
    key_id: currentKeyId,
  }
  const hash = hashOf(row)!
  await trx.table('audit_logs').insert({ ...row, hash })
  const added = { lastId: row.id, lastHash: hash, entries: end.entries + 1 }
  recordOnceCommitted(trx, added)
  return added
}

/** `JSON.stringify` escapes lone surrogates, so the text is well-formed. */
function asText(value: Entry['before']): string | null {
  return value ? JSON.stringify(value) : null
}
