import type { AnomalyKind, EvidenceItem } from '#learning/anomalies/terms'

export interface FoundAnomaly {
  kind: AnomalyKind
  /** Unique: an anomaly that is found again has the same key. */
  anomalyKey: string
  userId: number | null
  /** The number of occurrences. */
  weight: number
  items: EvidenceItem[]
  /** UTC, as stored. */
  happenedAt: string
}

/** A business day with its start and exclusive end in UTC as stored. */
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
