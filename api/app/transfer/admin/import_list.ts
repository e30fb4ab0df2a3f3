import { NotFound } from '#core/errors'
import { toYuan } from '#core/money'
import { toWireTime } from '#core/time'
import { findTransferKind, transferKinds } from '#core/transfer/kind'
import type { ProblemLevel } from '#core/transfer/problems'
import User from '#accounts/user'
import ImportRun from '#transfer/runs/import_run'
import { noCounts, totalOf, type Counts, type Progress } from '#transfer/runs/progress'
import type { ReportLine } from '#transfer/staging/report'
import { canDiscardImport, ImportState } from '#transfer/terms'

export async function importList({ page = 1, pageSize = 10 }: { page?: number; pageSize?: number }) {
  const found = await ImportRun.query().orderBy('id', 'desc').paginate(page, pageSize)
  const names = await namesOf(found.all())
  return { imports: found.all().map((run) => toImport(run, names)), total: found.total }
}

/** @throws NotFound */
export async function importDetail(id: number) {
  const run = await ImportRun.find(id)
  if (!run) throw new NotFound()
  const { counts, written, sums, breaks }: Progress = JSON.parse(run.progress)
  const objects = transferKinds().filter(({ object }) => counts[object])
  return {
    ...toImport(run, await namesOf([run])),
    objects: objects.map(({ object, title }) => ({
      object,
      title,
      found: toCounts(counts[object]!),
      written: toCounts(written[object] ?? noCounts()),
      sums: Object.entries(sums[object] ?? {}).map(([name, sum]) => toSum(object, name, sum)),
    })),
    problems: run.problems ? (JSON.parse(run.problems) as ReportLine[]).map(toProblem) : [],
    breaks,
  }
}

function toImport(run: ImportRun, names: Map<number, string>) {
  const { counts, written, problems }: Progress = JSON.parse(run.progress)
  return {
    importId: run.id,
    fileName: run.fileName,
    sourceName: run.sourceName,
    /** Null for the console. */
    starterName: run.startedBy === null ? null : (names.get(run.startedBy) ?? ''),
    state: run.state,
    reason: run.reason,
    found: toCounts(totalOf(counts)),
    written: toCounts(totalOf(written)),
    problemCounts: problems,
    hasReport: run.reportKey !== null,
    fileFormat: run.fileFormat,
    /** Files of another platform: the rows that are not moved, and the titles without a course. */
    hasUnmapped: run.unmappedKey !== null,
    hasTitles: run.titlesKey !== null,
    isAcknowledged: run.acknowledgedAt !== null,
    /** The files lie on the server otherwise, and the console continues it. */
    canStart: run.state === ImportState.Checked && run.uploadKey !== null,
    canResume: run.state === ImportState.Paused && run.uploadKey !== null,
    canDiscard: run.uploadKey !== null && canDiscardImport(run.state),
    createTime: toWireTime(run.createdAt)!,
    startTime: toWireTime(run.startedAt),
    finishTime: toWireTime(run.finishedAt),
  }
}

const toCounts = ({ new: added, changed, linked, same, refused }: Counts) => ({ added, changed, linked, same, refused })

function toSum(object: string, name: string, sum: number) {
  const { title = name, type } = findTransferKind(object)?.columns[name] ?? {}
  if (type === 'yuan') return { title, text: `${toYuan(sum).toFixed(2)} 元` }
  if (type === 'seconds') return { title: title.replace('（秒）', ''), text: `${Math.round(sum / 360) / 10} 小时` }
  return { title, text: String(sum) }
}

const toProblem = ({ file, line, title, source_id: sourceId, level, code, message }: ReportLine) => ({
  file,
  line,
  column: title,
  sourceId,
  level: level as ProblemLevel,
  code,
  message,
})

async function namesOf(runs: ImportRun[]): Promise<Map<number, string>> {
  const ids = [...new Set(runs.flatMap(({ startedBy }) => startedBy ?? []))]
  const users = ids.length ? await User.query().whereIn('id', ids).select('id', 'userName') : []
  return new Map(users.map(({ id, userName }) => [id, userName ?? '']))
}
