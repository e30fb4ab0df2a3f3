import type { AnomalyKind, EvidenceItem } from '#learning/anomalies/terms'

export interface FoundAnomaly {
  kind: AnomalyKind
  /** What makes it one: found again, it is the same. */
  anomalyKey: string
  userId: number | null
  /** How often it happened. */
  weight: number
  items: EvidenceItem[]
  /** UTC, as stored. */
  happenedAt: string
}

/** A business day, and its ends in UTC as stored; the end is not included. */
export interface SearchedDay {
  day: string
  from: string
  until: string
}

export function groupBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}
