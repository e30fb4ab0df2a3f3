import type { Stage } from '#transfer/staging/stage'
import { MaxShownProblems } from '#transfer/terms'

export interface ReportLine {
  file: string
  line: number
  title: string
  source_id: string
  level: string
  code: string
  message: string
}

const names = ['file', 'line', 'title', 'source_id', 'level', 'code', 'message'] as const

/** By file and line, errors first. */
export function reportLines(stage: Stage, limit = -1): Iterable<ReportLine> {
  const select = `select ${names.join(', ')} from problems order by file, line, id limit ?`
  return stage.iterate(select, limit)
}

/** Errors first, those of whole files before those of rows. */
export function firstProblems(stage: Stage): Iterable<ReportLine> {
  const rank = "case level when 'error' then 0 when 'warning' then 1 else 2 end"
  return stage.iterate(
    `select ${names.join(', ')} from problems order by ${rank}, line > 0, file, line, id limit ?`,
    MaxShownProblems
  )
}

/** With a byte order mark, without which Excel reads UTF-8 as GB18030. */
export function* reportCsv(stage: Stage): Generator<string> {
  yield '\uFEFFfile,line,column,source_id,level,code,message\r\n'
  for (const line of reportLines(stage)) yield `${names.map((name) => quoted(String(line[name]))).join(',')}\r\n`
}

/** No cell is a formula (docs/threats.md T56). */
function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
