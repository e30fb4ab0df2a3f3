import type { TransferColumn } from '#core/transfer/columns'
import type { TransferObject } from '#core/transfer/terms'
import { findTransferKind, transferKinds, type CheckedRow, type TransferKind } from '#core/transfer/kind'
import { combinedHash, keyOf } from '#transfer/staging/row_keys'
import { referencedName, rowNameKey, type RowName, type StagedReference } from '#transfer/staging/row_name'
import type { Stage } from '#transfer/staging/stage'
import { isSealed } from '#transfer/staging/stage_folder'

/** `read` until it is checked. */
export type RowState = 'read' | 'new' | 'linked' | 'changed' | 'same' | 'refused'

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
  parent: number | null
  state: RowState
  /** The row that it is linked with. */
  ours: number | null
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
  return toLoaded(stage, rows)
}

/** Rows that references name, with their parts and, of a part, without its parent; not those that are refused. */
export function loadTargets(stage: Stage, references: StagedReference[]): Map<StagedReference, Loaded> {
  const names = references.flatMap((reference) => referencedName(reference) ?? [])
  const loaded = toLoaded(stage, findStaged(stage, names))
  const byName = new Map(loaded.map((one) => [rowNameKey(one.row), one]))
  return new Map(
    references.flatMap((reference) => {
      const name = referencedName(reference)
      const target = name && byName.get(rowNameKey(name))
      return target ? [[reference, target]] : []
    })
  )
}

/** Rows of this import that will be written. */
export function findStaged(stage: Stage, names: RowName[]): Stored[] {
  const groups = Map.groupBy(names, ({ object, source }) => JSON.stringify([object, source]))
  return [...groups.values()].flatMap((group) => {
    const { object, source } = group[0]!
    return stage.all(
      `select * from rows where object = ? and source = ? and state != 'refused'
      and source_id in (select value from json_each(?))`,
      object,
      source,
      JSON.stringify(group.map(({ sourceId }) => sourceId))
    )
  })
}

/** Those of these rows that share a number with another row of their object. */
export function rowsWithRepeatedNumbers(stage: Stage, rows: Loaded[]): Set<number> {
  const found: { row: number }[] = stage.all(
    'select distinct row from repeated_numbers where row in (select value from json_each(?))',
    JSON.stringify(rows.map(({ id }) => id))
  )
  return new Set(found.map(({ row }) => row))
}

/** Other rows that are not refused and have the same number in this column, without parts, by their id. */
export function rowsWithSameNumber(stage: Stage, { id }: Loaded, name: string): Map<number, CheckedRow> {
  const rows = stage.all(
    `select rows.* from repeated_numbers as own
    -- In this order: without statistics SQLite would begin with all rows of the object.
    cross join repeated_numbers as other
      on other.object = own.object and other.name = own.name and other.number = own.number and other.row != own.row
    cross join rows on rows.id = other.row
    where own.row = ? and own.name = ? and rows.state != 'refused' order by rows.id`,
    id,
    name
  )
  return new Map(toLoaded(stage, rows, { withParts: false }).map((loaded) => [loaded.id, loaded.row]))
}

/** One statement for the references of all rows, and one per depth of parts. */
function toLoaded(stage: Stage, rows: Stored[], { withParts = true } = {}): Loaded[] {
  if (!rows.length) return []
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const parts = Map.groupBy(withParts ? partsOf(stage, rows, ids) : [], ({ parent }) => parent!)
  const references = Map.groupBy<number, StagedReference & { row: number }>(
    stage.all('select * from refs where row in (select value from json_each(?))', ids),
    ({ row }) => row
  )
  return rows.map((row) => {
    const own = parts.get(row.id) ?? []
    return combined(stage, row, { references: references.get(row.id) ?? [], parts: own.map(({ loaded }) => loaded) })
  })
}

function combined(
  stage: Stage,
  stored: Stored,
  { references, parts }: { references: StagedReference[]; parts: Loaded[] }
): Loaded {
  const { id, object, file, line, source, source_id: sourceId, level, state } = stored
  const kind = findTransferKind(object)!
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

function partsOf(stage: Stage, rows: Stored[], ids: string): { parent: number | null; loaded: Loaded }[] {
  const objects = new Set(rows.map(({ object }) => object))
  if (!transferKinds().some(({ partOf }) => partOf && objects.has(partOf.object))) return []
  const parts: Stored[] = stage.all(
    "select * from rows where parent in (select value from json_each(?)) and state != 'refused' order by id",
    ids
  )
  return toLoaded(stage, parts).map((loaded, at) => ({ parent: parts[at]!.parent, loaded }))
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
