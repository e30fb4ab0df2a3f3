import type { TransferColumn } from '#core/transfer/columns'
import type { TransferObject } from '#core/transfer/terms'
import { findTransferKind, transferKinds, type CheckedRow, type TransferKind } from '#core/transfer/kind'
import { combinedHash, keyOf } from '#transfer/staging/row_keys'
import type { Stage } from '#transfer/staging/stage'
import { isSealed } from '#transfer/staging/stage_folder'

/** `read` until it is checked. */
export type RowState = 'read' | 'new' | 'linked' | 'changed' | 'same' | 'refused'

export interface StagedReference {
  name: string
  object: TransferObject
  source: string | null
  source_id: string | null
  ours: number | null
}

interface Stored {
  id: number
  object: TransferObject
  file: string
  line: number
  source: string
  source_id: string
  cells: string
  hash: string
  final: string
  level: number
  state: RowState
}

/** A staged row with its parts. */
export interface Loaded {
  id: number
  file: string
  level: number
  state: RowState
  kind: TransferKind
  row: CheckedRow
  /** As staged. A check may change the values of the row. */
  values: Record<string, unknown>
  references: StagedReference[]
  parts: Loaded[]
  /** Of the row with its parts. */
  hash: string
  finalHash: string
}

export interface Position {
  level: number
  id: number
}

/** The next rows of an object in these states. */
export function loadRows(
  stage: Stage,
  kind: TransferKind,
  { after, states, limit }: { after: Position; states: readonly RowState[]; limit: number }
): Loaded[] {
  const rows = stage.all(
    `select * from rows where object = ? and (level, id) > (?, ?) and state in (${states.map(() => '?').join()})
    order by level, id limit ?`,
    kind.object,
    after.level,
    after.id,
    ...states,
    limit
  )
  return rows.map((row) => toLoaded(stage, kind, row))
}

/** Rows that references name, with their parts and, of a part, without its parent; not those that are refused. */
export function loadTargets(stage: Stage, references: StagedReference[]): Map<StagedReference, Loaded> {
  const targets = new Map<StagedReference, Loaded>()
  const known = new Map<string, Loaded>()
  for (const reference of references) {
    const { object, source, source_id: sourceId } = reference
    if (source === null) continue
    const name = JSON.stringify([object, source, sourceId])
    const stored = known.has(name)
      ? null
      : stage.get(
          "select * from rows where object = ? and source = ? and source_id = ? and state != 'refused' limit 1",
          object,
          source,
          sourceId
        )
    if (stored) known.set(name, toLoaded(stage, findTransferKind(object)!, stored))
    const target = known.get(name)
    if (target) targets.set(reference, target)
  }
  return targets
}

/** Other rows that are not refused and have the same number in this column, without parts, by their id. */
export function rowsWithSameNumber(stage: Stage, { id, kind }: Loaded, name: string): Map<number, CheckedRow> {
  const rows = stage.all(
    `select rows.* from numbers as own
    -- In this order: without statistics SQLite would begin with all rows of the object.
    cross join numbers as other on other.name = own.name and other.number = own.number and other.row != own.row
    cross join rows on rows.id = other.row
    where own.row = ? and own.name = ? and rows.object = ? and rows.state != 'refused' order by rows.id`,
    id,
    name,
    kind.object
  )
  return new Map(rows.map((row) => [row.id, toLoaded(stage, kind, row, false).row]))
}

function toLoaded(stage: Stage, kind: TransferKind, stored: Stored, withParts = true): Loaded {
  const references: StagedReference[] = stage.all('select * from refs where row = ?', stored.id)
  const parts = withParts ? partsOf(stage, stored) : []
  const { id, object, file, line, source, source_id: sourceId, level, state } = stored
  const values = openedValues(stage, kind, stored.cells)
  const row: CheckedRow = {
    object,
    line,
    source,
    sourceId,
    key: keyOf(source, object, sourceId),
    values,
    refs: Object.fromEntries(
      references.flatMap(({ name, object: to, source: of, source_id: target }) =>
        of && target ? [[name, keyOf(of, to, target)]] : []
      )
    ),
    rowId: null,
    isLinked: false,
    parts: Object.groupBy(
      parts.map(({ row: part }) => part),
      (part) => part.object
    ),
  }
  const hash = combinedHash(
    stored.hash,
    parts.map((part) => part.hash)
  )
  const finalHash = combinedHash(
    stored.final,
    parts.map((part) => part.finalHash)
  )
  return { id, file, level, state, kind, row, values: { ...values }, references, parts, hash, finalHash }
}

function partsOf(stage: Stage, { id, object }: Stored): Loaded[] {
  if (!transferKinds().some(({ partOf }) => partOf?.object === object)) return []
  const rows: Stored[] = stage.all("select * from rows where parent = ? and state != 'refused' order by id", id)
  return rows.map((row) => toLoaded(stage, findTransferKind(row.object)!, row))
}

/** References are filled in when they are found. */
function openedValues(stage: Stage, { columns }: TransferKind, cells: string): Record<string, never> {
  const values = JSON.parse(cells)
  for (const [name, column] of Object.entries<TransferColumn>(columns)) {
    values[name] ??= null
    if (column.type === 'ref') values[name] = null
    else if (values[name] !== null && isSealed(column)) values[name] = stage.seal.open(values[name])
  }
  return values
}
