import type { TransferColumn } from '#core/transfer/columns'
import { findTransferKind, transferKinds, type TransferKind } from '#core/transfer/kind'
import { levelOf } from '#core/transfer/problems'
import type { ExchangeFolder } from '#transfer/reading/exchange_folder'
import type { FileProblem } from '#transfer/reading/raw_table'
import { readRows, type ReadRow } from '#transfer/reading/read_rows'
import { parseReference } from '#transfer/staging/parse_reference'
import { rowHashes } from '#transfer/staging/row_keys'
import type { Stage } from '#transfer/staging/stage'
import { addProblem } from '#transfer/staging/staged_problems'

type PartOf = NonNullable<TransferKind['partOf']>

/** Reads the whole folder into the stage: rows that can be read, and a problem for each that cannot. */
export async function stageFolder(stage: Stage, folder: ExchangeFolder): Promise<void> {
  const brokenFiles = new Map<string, TransferKind | null>()
  const report = (kind: TransferKind | null, found: FileProblem) => {
    const { file, line, sourceId, problem, parent } = found
    addProblem(stage, { file, line, object: kind?.object, sourceId }, problem)
    if (found.isWholeFile) brokenFiles.set(file, kind)
    if (parent && kind?.partOf) addBrokenPart(stage, kind, { file, line, parent }, folder.manifest.source)
  }
  for (const problem of folder.problems) report(null, problem)
  for (const kind of transferKinds()) {
    const unread = new Set<string>()
    for await (const read of readRows(folder, kind)) {
      if ('row' in read) addRow(stage, kind, read.row)
      else {
        report(kind, read.problem)
        const { file, line, problem } = read.problem
        if (levelOf(problem) === 'error' && line > 1) unread.add(`${file} ${line}`)
      }
    }
    stage.run('insert into unread (object, count) values (?, ?)', kind.object, unread.size)
  }
  stage.addIndexes()
  for (const [file, kind] of brokenFiles) refuseFile(stage, file, kind)
  refuseDuplicates(stage)
  for (const kind of transferKinds()) if (kind.partOf) joinParts(stage, kind, kind.partOf)
  refuseBrokenParents(stage)
  stage.run('update settings set staged_problems = (select coalesce(max(id), 0) from problems)')
  stage.commit()
}

function addRow(stage: Stage, kind: TransferKind, row: ReadRow): void {
  const columns = Object.entries<TransferColumn>(kind.columns)
  const { all, final } = rowHashes(kind, row)
  const references = columns
    .filter(([name, { type }]) => type === 'ref' && row.values[name] !== null)
    .map(([name, { ref }]) => ({ name, object: ref!, to: parseReference(row.values[name] as string, row.source) }))
  const id = stage.run(
    'insert into rows (object, file, line, source, source_id, cells, hash, final, level) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    row.object,
    row.file,
    row.line,
    row.source,
    row.sourceId,
    sealedCells(stage, columns, row),
    all,
    final,
    references.some(({ object }) => object === kind.object) ? 1 : 0
  )
  for (const { name, object, to } of references) {
    const target = 'ours' in to ? [null, null, to.ours] : [to.source, to.sourceId, null]
    const insert = 'insert into refs (row, name, object, source, source_id, ours) values (?, ?, ?, ?, ?, ?)'
    stage.run(insert, id, name, object, ...target)
  }
  for (const [name, { type }] of columns) {
    const number = row.values[name]
    if ((type !== 'idCard' && type !== 'telephone') || number === null) continue
    const insert = 'insert into numbers (row, object, name, number) values (?, ?, ?, ?)'
    stage.run(insert, id, kind.object, name, stage.seal.index(String(number)))
  }
}

export const isSealed = ({ type, isSealed: sealed }: TransferColumn) =>
  sealed === true || type === 'idCard' || type === 'telephone'

function sealedCells(stage: Stage, columns: [string, TransferColumn][], { values }: ReadRow): string {
  const cells = columns.map(([name, column]) => {
    const value = values[name]
    return [name, value !== null && isSealed(column) ? stage.seal.seal(String(value)) : value]
  })
  return JSON.stringify(Object.fromEntries(cells))
}

function addBrokenPart(
  stage: Stage,
  { partOf }: TransferKind,
  { file, line, parent }: { file: string; line: number; parent: string },
  source: string
): void {
  const to = parseReference(parent, source)
  if ('ours' in to) return
  const insert = 'insert into broken_parts (object, source, source_id, file, line) values (?, ?, ?, ?, ?)'
  stage.run(insert, partOf!.object, to.source, to.sourceId, file, line)
}

function refuseDuplicates(stage: Stage): void {
  const repeated = stage.all(`
    select rows.id, rows.file, rows.line, rows.object, rows.source_id, first.line as first_line
    from rows join (
      select object, source, source_id, min(id) as id, min(line) as line from rows
      group by object, source, source_id having count(*) > 1
    ) as first using (object, source, source_id)
    where rows.id > first.id
  `)
  for (const { id, file, line, object, source_id: sourceId, first_line: first } of repeated) {
    const problem = { code: 'E_DUPLICATE_ROW', column: 'source_id', facts: { line: first } } as const
    addProblem(stage, { file, line, object, sourceId }, problem)
    stage.run("update rows set state = 'refused' where id = ?", id)
  }
}

/** With all rows of which it could have parts. */
function refuseFile(stage: Stage, file: string, kind: TransferKind | null): void {
  stage.run("update rows set state = 'refused' where file = ? or file like ?", file, `${file}/%`)
  if (!kind?.partOf) return
  const { object } = kind.partOf
  addProblem(stage, { file: `${object}.csv`, line: 0, object }, { code: 'E_PART', facts: { file, line: 1 } })
  stage.run("update rows set state = 'refused' where object = ?", object)
}

/** A part is written with its parent, so a part without one is refused. */
function joinParts(stage: Stage, { object }: TransferKind, { object: parent, column }: PartOf): void {
  stage.run(
    `update rows set parent = (
      select target.id from refs join rows as target
        on target.object = ? and target.source = refs.source and target.source_id = refs.source_id
      where refs.row = rows.id and refs.name = ? order by target.id limit 1
    ) where object = ?`,
    parent,
    column,
    object
  )
  const orphans = stage.all(
    `select rows.*, refs.source_id as target from rows left join refs on refs.row = rows.id and refs.name = ?
    where rows.object = ? and parent is null and state = 'read'`,
    column,
    object
  )
  for (const { id, file, line, source_id: sourceId, target } of orphans) {
    const facts = { object: findTransferKind(parent)?.title ?? parent, ref: target ?? '' }
    addProblem(stage, { file, line, object, sourceId }, { code: 'E_REF', column, facts })
    stage.run("update rows set state = 'refused' where id = ?", id)
  }
}

/** Parents of parts with an error, up to the outermost. */
function refuseBrokenParents(stage: Stage): void {
  const objects = transferKinds().toReversed()
  for (const { object } of objects) {
    const broken = stage.all(
      `select rows.id, rows.file, rows.line, rows.source_id, part.file as part_file, part.line as part_line
      from rows join broken_parts as part
        on part.object = rows.object and part.source = rows.source and part.source_id = rows.source_id
      where rows.object = ? and rows.state != 'refused' group by rows.id`,
      object
    )
    for (const { id, file, line, source_id: sourceId, part_file: partFile, part_line: partLine } of broken) {
      const problem = { code: 'E_PART', facts: { file: partFile, line: partLine } } as const
      addProblem(stage, { file, line, object, sourceId }, problem)
      refuseStaged(stage, id)
    }
  }
}

/** A row, its parts, and the parents that would lack it. */
function refuseStaged(stage: Stage, id: number): void {
  const { parent } = stage.get('select parent from rows where id = ?', id)
  stage.run("update rows set state = 'refused' where id = ?", id)
  if (parent) refuseStaged(stage, parent)
}
