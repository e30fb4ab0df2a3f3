import type { TransferObject } from '#core/transfer/terms'

/** What identifies a row in its files. */
export interface RowName {
  object: TransferObject
  source: string
  sourceId: string
}

export interface StagedReference {
  name: string
  object: TransferObject
  source: string | null
  source_id: string | null
  ours: number | null
}

export const rowNameKey = ({ object, source, sourceId }: RowName) => JSON.stringify([object, source, sourceId])

/** Null for a reference to a row of ours. */
export function referencedName({ object, source, source_id: sourceId }: StagedReference): RowName | null {
  return source !== null && sourceId !== null ? { object, source, sourceId } : null
}
