import type { Anchor } from '#core/audit/anchors'
import { contentOf, fingerprintOf, hashOf } from '#core/audit/entry_hash'
import type { Head } from '#core/audit/head'
import { ageOfKey } from '#core/audit/keys'
import type { Acknowledgement, BreakKind, ChainBreak } from '#core/audit/terms'
import { toWireTime } from '#core/time'

type Row = Record<string, any>

export class ChainWalk {
  checked = 0
  lastId = 0
  lastHash = ''
  signedFrom: number | null = null
  #keyId: string | null = null
  #breaks: ChainBreak[] = []
  #acknowledged = new Map<string, Acknowledgement>()
  #anchors: Anchor[]
  #anchorsOf: Map<number, Anchor[]>
  /** Anchors whose entry exists or is the one that the head misses. */
  #explained = new Set<Anchor>()
  /** Ids between two rows for which a break already reports missing entries. */
  #gaps: { after: number; before: number }[] = []
  #headSeen = false
  #expectedSeen: boolean

  constructor(
    private head: Head | null,
    anchors: Anchor[],
    private expected?: string
  ) {
    this.#anchors = anchors.toSorted((one, other) => Number(one.at > other.at) || -Number(one.at < other.at))
    this.#anchorsOf = Map.groupBy(anchors, ({ lastId }) => lastId)
    this.#expectedSeen = !expected
  }

  visit(row: Row): void {
    const hash = hashOf(row)
    const isOwn = hash !== null && hash === row.hash
    const follows = row.prev_hash === this.lastHash && row.id === this.lastId + 1
    const hasItsKey = this.#acceptKey(row)
    if (!hasItsKey) this.#report('wrong-key', row)
    else if (!isOwn) this.#report('altered', row)
    if (!follows) {
      this.#reportGap('unlinked', row.id, row.prev_hash)
      this.#gaps.push({ after: this.lastId, before: row.id })
    }
    if (row.action === 'audit-log.restart') this.#report('head-lost', row)
    if (row.key_id && isOwn && hasItsKey) this.#readAcknowledgement(row)

    this.checked++
    this.#compare(row)
    this.#expectedSeen ||= row.hash === this.expected
    this.lastId = row.id
    this.lastHash = row.hash
  }

  finish(forged: number): ChainBreak[] {
    if (this.head && !this.#headSeen) {
      this.#reportGap('truncated', this.head.lastId, this.head.lastHash)
      this.#gaps.push({ after: this.lastId, before: this.head.lastId })
      this.#explain(this.head.lastId, this.head.lastHash)
    }
    for (const lost of this.#lostAnchors()) this.#add('anchor', lost[0].lastId, [hashesOf(lost)])
    if (this.signedFrom !== null && !this.head) this.#add('head-lost', 0, [])
    if (forged) this.#add('anchor-forged', 0, [forged])
    if (!this.#expectedSeen) this.#add('anchor', 0, [this.expected])
    for (const one of this.#breaks) {
      one.acknowledgement = this.#acknowledged.get(one.fingerprint) ?? null
    }
    return this.#breaks.sort((one, other) => one.auditLogId - other.auditLogId)
  }

  /** Keys only become newer, by an entry that records it; a log without a key may begin with plain hashes. */
  #acceptKey(row: Row): boolean {
    const { key_id: keyId, action } = row
    if (!keyId) return this.#keyId === null
    if (keyId === this.#keyId) return true
    const [age, before] = [ageOfKey(keyId), this.#keyId === null ? Infinity : ageOfKey(this.#keyId)]
    const isSaid = this.#keyId === null || action === 'audit-log.change-key'
    if (age < 0 || age >= before || !isSaid) return false
    this.#keyId = keyId
    this.signedFrom ??= row.id
    return true
  }

  #compare(row: Row): void {
    const { head } = this
    if (head && head.lastId === row.id) {
      this.#headSeen = row.hash === head.lastHash
      const isShort = this.#headSeen && head.entries !== this.checked
      if (isShort && !this.#breaks.length) this.#report('unlinked', row, head.entries)
    }
    this.#explain(row.id, row.hash)
  }

  #explain(id: number, hash: string): void {
    for (const anchor of this.#anchorsOf.get(id) ?? []) {
      if (anchor.lastHash === hash) this.#explained.add(anchor)
    }
  }

  /** In order of time, so that one loss is one break, however many entries are missing. */
  #lostAnchors(): Anchor[][] {
    const losses: Anchor[][] = []
    let loss: Anchor[] | null = null
    for (const anchor of this.#anchors) {
      if (this.#explained.has(anchor)) loss = null
      else if (this.#isInGap(anchor)) continue
      else if (loss) loss.push(anchor)
      else losses.push((loss = [anchor]))
    }
    return losses
  }

  #isInGap({ lastId }: Anchor): boolean {
    return this.#gaps.some(({ after, before }) => after < lastId && lastId < before)
  }

  #readAcknowledgement(row: Row): void {
    if (row.action !== 'audit-log.acknowledge') return
    const { fingerprints } = JSON.parse(row.after ?? '{}') as { fingerprints?: string[] }
    for (const fingerprint of fingerprints ?? []) {
      this.#acknowledged.set(fingerprint, {
        auditLogId: row.id,
        by: row.actor_name,
        time: toWireTime(row.created_at as string),
        reason: row.reason,
      })
    }
  }

  #report(kind: BreakKind, row: Row, ...expected: unknown[]): void {
    this.#add(kind, row.id, [kind, contentOf(row), ...expected])
  }

  /** Reports the same gap whether the log ends before it or continues after it. */
  #reportGap(kind: BreakKind, auditLogId: number, expectedHash: string): void {
    this.#add(kind, auditLogId, ['gap', this.lastHash, expectedHash], false)
  }

  #add(kind: BreakKind, auditLogId: number, contents: unknown[], isOfKind = true): void {
    const fingerprint = fingerprintOf(isOfKind ? [kind, auditLogId, ...contents] : contents)
    this.#breaks.push({ auditLogId, kind, fingerprint, acknowledgement: null })
  }
}

function hashesOf(anchors: Anchor[]): string[] {
  return [...new Set(anchors.map(({ lastHash }) => lastHash))]
}
