/**
 * The analysis of one paper with so many tests of a hundred questions: how long it takes, and how long another request waits for its
 * turn meanwhile. A step of `npm run bench`, for a database of its own:
 *
 *   DB_…=… item_analysis.ts [tests] [questions]
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { withApp } from './support/with_app.js'

const wantedSeconds = 5
const wantedPauseMs = 500
const [tests, asked] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 100)]

await withApp(async () => {
  const { Role } = await import('../../api/app/core/roles.js')
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { person } = await import('../../api/tests/factories/accounts.js')
  const { examPaper, questions } = await import('../../api/tests/factories/exams.js')
  const { paperAnalysis } = await import('../../api/app/exams/analysis/paper_analysis.js')
  const { user } = await person(Role.Admin)
  const reader = { id: user.id, roles: [Role.Admin] } as never
  const made = await questions(asked)
  const paperId = await examPaper({ subject: 'jzgc', questions: made })
  const at = '2026-11-20 08:00:00'
  const ends = { started_at: at, submitted_at: at, graded_at: at, created_at: at }

  for (let no = 1; no <= tests; no++) {
    await db.transaction(async (trx) => {
      const last = Math.min(tests, no + 99)
      for (; no <= last; no++) await sit(trx, no)
      no--
    })
  }

  async function sit(trx: any, no: number) {
    const answers = made.map(({ questionId, versionId }, place) => {
      const letter = 'AAABCD'[(no * 7 + place * 13 + ((no * place) % 5)) % 6]!
      return {
        ...{ question_id: questionId, question_version_id: versionId, position: place + 1 },
        ...{ max_tenths: 20, answer: letter, answer_pass: letter === 'A', marking: 'auto' },
        ...{ score_tenths: letter === 'A' ? 20 : 0, spent_seconds: 5 + ((no * place) % 90) },
        created_at: at,
      }
    })
    const score = answers.reduce((sum, { score_tenths: points }) => sum + points, 0)
    const [id] = await trx.table('user_papers').insert({
      ...{ user_id: user.id, paper_id: paperId, attempt_no: no, mode: 'test', state: 'graded' },
      ...{ total_tenths: asked * 20, pass_line: 60, score_tenths: score, submitted_by: 'learner' },
      ...{ user_score_tenths: Math.round((score * 50) / asked), user_pass: true, ...ends },
    })
    for (let from = 0; from < answers.length; from += 50) {
      const some = answers.slice(from, from + 50)
      await trx
        .table('paper_answers')
        .multiInsert(some.map((one) => ({ ...one, user_paper_id: id })))
    }
  }

  const delays = monitorEventLoopDelay({ resolution: 5 })
  await paperAnalysis(reader, paperId)
  delays.enable()
  const before = process.memoryUsage().rss
  const began = performance.now()
  const { sat, items } = await paperAnalysis(reader, paperId)
  const seconds = (performance.now() - began) / 1000
  delays.disable()
  if (sat !== tests || items.length !== asked)
    throw new Error(`${sat} tests, ${items.length} items`)
  const pause = delays.max / 1e6
  const more = (process.memoryUsage().rss - before) / 1024 / 1024
  const isKept = seconds <= wantedSeconds && pause <= wantedPauseMs
  console.log(
    `${isKept ? 'kept' : 'NOT KEPT'}  analysis of ${tests} tests of ${asked} questions: ${seconds.toFixed(1)} s (at most ${wantedSeconds}), ` +
      `longest pause ${Math.round(pause)} ms (at most ${wantedPauseMs}), memory +${Math.round(more)} MB`
  )
  if (!isKept) process.exitCode = 1
})
