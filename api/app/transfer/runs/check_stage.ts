import type { TransferColumn } from '#core/transfer/columns'
import type { ExchangeFolder } from '#transfer/reading/exchange_folder'
import { Batch, withParts, type Outcome } from '#transfer/runs/batch'
import { cellReader } from '#transfer/runs/read_cell_file'
import { noCounts, noProgress, rootKinds, type Progress } from '#transfer/runs/progress'
import { loadRows, type Loaded, type Position } from '#transfer/staging/load_rows'
import type { Stage } from '#transfer/staging/stage'
import { countProblems } from '#transfer/staging/staged_problems'

const batchRows = 500

interface Check {
  stage: Stage
  folder: Pick<ExchangeFolder, 'fileAt' | 'manifest'>
  /** Awaited between batches. */
  before: () => Promise<void>
}

/** Compares all staged rows with the database, which it only reads. */
export async function checkStage({ stage, folder, before }: Check): Promise<Progress> {
  const progress = noProgress()
  for (const kind of rootKinds()) {
    let after: Position = { level: -1, id: 0 }
    for (;;) {
      await before()
      const rows = loadRows(stage, kind, { after, states: ['read'], limit: batchRows })
      if (!rows.length) break
      const batch = new Batch(stage, rows)
      await batch.prepare()
      const toCheck = batch.rowsToCheck.map(({ row }) => row)
      const { sourceName } = folder.manifest
      if (toCheck.length) await kind.check?.(toCheck, batch.checkContext({ readFile: cellReader(folder), sourceName }))
      saveOutcomes(batch, progress)
      after = rows.at(-1)!
    }
  }
  countRefused(stage, progress)
  progress.problems = countProblems(stage)
  return progress
}

function saveOutcomes(batch: Batch, progress: Progress): void {
  for (const [outcome, roots] of Map.groupBy(batch.rows, (root) => batch.outcomes.get(root)!)) {
    const all = [...withParts(roots)]
    const ids = JSON.stringify(all.map(({ id }) => id))
    batch.stage.run(
      'update rows set state = ?, is_checked = 1 where id in (select value from json_each(?))',
      outcome,
      ids
    )
    if (outcome !== 'refused') for (const loaded of all) count(progress, loaded, outcome)
  }
  for (const { row, id } of withParts(batch.rows)) {
    if (row.isLinked) batch.stage.run('update rows set ours = ? where id = ?', row.rowId, id)
  }
  batch.storeCheckProblems()
}

function count({ counts, sums }: Progress, { kind, row }: Loaded, outcome: Outcome): void {
  const { object, columns } = kind
  counts[object] ??= noCounts()
  counts[object][outcome]++
  for (const [name, column] of Object.entries<TransferColumn>(columns)) {
    if (!column.isSummed) continue
    sums[object] ??= {}
    sums[object][name] = (sums[object][name] ?? 0) + Number(row.values[name] ?? 0)
  }
}

/** Rows that could not be read count too. */
function countRefused(stage: Stage, { counts }: Progress): void {
  const refused = stage.all(`
    select object, sum(count) as count from (
      select object, count(*) as count from rows where state = 'refused' group by object
      union all select object, count from unread
    ) group by object having sum(count) > 0
  `)
  for (const { object, count: rows } of refused) {
    const of = object as keyof typeof counts
    counts[of] ??= noCounts()
    counts[of].refused = rows
  }
}
