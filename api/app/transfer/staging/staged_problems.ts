import { levelOf, sentenceOf, type Problem, type ProblemLevel } from '#core/transfer/problems'
import { findTransferKind } from '#core/transfer/kind'
import { idNumberError, maskIdCard, maskTelephone } from '#core/shared_rules'
import type { TransferObject } from '#core/transfer/terms'
import { baseColumns } from '#transfer/reading/read_rows'
import type { Stage } from '#transfer/staging/stage'

export interface ProblemPlace {
  file: string
  line: number
  object?: TransferObject
  sourceId?: string
}

/** @param written the staged row whose writing found it: its problems are replaced when it is written again */
export function addProblem(stage: Stage, place: ProblemPlace, problem: Problem, written = 0): void {
  const columns = { ...baseColumns, ...(place.object && findTransferKind(place.object)?.columns) }
  const title = problem.column ? (columns[problem.column as keyof typeof columns]?.title ?? problem.column) : ''
  const message = sentenceOf({ ...problem, facts: maskedFacts({ column: title, ...problem.facts }) })
  if (written && isKnown(stage, place, message)) return
  stage.run(
    'insert into problems (file, line, title, source_id, level, code, message, written) values (?, ?, ?, ?, ?, ?, ?, ?)',
    place.file,
    place.line,
    title,
    maskedText(place.sourceId ?? ''),
    levelOf(problem),
    problem.code,
    message,
    written
  )
}

/** What the check found, writing finds again. */
function isKnown(stage: Stage, { file, line }: ProblemPlace, message: string): boolean {
  const query = 'select 1 from problems where file = ? and line = ? and message = ? and written = 0'
  return stage.get(query, file, line, message) !== undefined
}

/** A cell in the wrong column may have a number of a person, and reports are files. Examples are ours. */
function maskedFacts(facts: Record<string, string | number>): Record<string, string | number> {
  const masked = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' && name !== 'example' ? maskedText(fact) : fact,
  ])
  return Object.fromEntries(masked)
}

export function maskedText(text: string): string {
  return text.replace(/(?<!\d)(\d{17}[\dXx]|\d{15}|1\d{10})(?!\d)/g, (number) => {
    if (number.length === 11) return maskTelephone(number)
    return idNumberError(number) === null ? maskIdCard(number) : number
  })
}

export function countProblems(stage: Stage): Record<ProblemLevel, number> {
  const counts = { error: 0, warning: 0, note: 0 }
  for (const { level, count } of stage.all('select level, count(*) as count from problems group by level')) {
    counts[level as ProblemLevel] = count
  }
  return counts
}
