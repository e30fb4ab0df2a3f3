import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'
import { grade } from '#exams/grading/grade'
import { createUser } from '#tests/factories/accounts'
import type { MadeQuestion } from '#tests/factories/exams'

export type ExamQuestion = MadeQuestion

export type Random = () => number

/** Mulberry32: the same numbers for the same seed. */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface GradedAttemptOptions {
  paperId: number
  examQuestions: ExamQuestion[]
  /** Number of the attempt in this history. */
  no: number
  /** The right answers, where they differ from the keys. */
  truth?: string[]
  /** Probability of a right answer. */
  skill?: number
}

/** A graded test with random answers; some are missing, some have no time. Returns its id. */
export async function createGradedAttempt(random: Random, options: GradedAttemptOptions): Promise<number> {
  const { paperId, examQuestions, no, skill = random() } = options
  const versions = await db.from('question_versions').whereIn(
    'id',
    examQuestions.map(({ versionId }) => versionId)
  )
  const at = toStored(now())
  const answers = examQuestions.map((one, place) => {
    const version = versions.find(({ id }) => id === one.versionId)
    const maxTenths = Number(version.score_tenths)
    const truth = options.truth?.[place] ?? one.keys
    const isWords = version.question_type === 'askanswer'
    const letter = () => 'ABCD'[Math.floor(random() * 4)]!
    const answer = random() < 0.08 ? null : random() < skill ? truth : letter()
    const grading = grade(
      { questionType: version.question_type, questionKeys: version.question_keys, maxTenths },
      answer
    )
    const marked = { marking: 'manual', answer_pass: false, score_tenths: 5 * Math.ceil(random() * 9) }
    return {
      question_id: one.questionId,
      question_version_id: one.versionId,
      position: place + 1,
      max_tenths: maxTenths,
      answer: isWords ? `第${no}份的回答，ABCD` : answer,
      ...(isWords ? marked : { marking: 'auto', answer_pass: grading.answerPass, score_tenths: grading.scoreTenths }),
      spent_seconds: random() < 0.1 ? 0 : Math.ceil(random() * 60),
      created_at: at,
    }
  })
  const total = answers.reduce((sum, one) => sum + one.max_tenths, 0)
  const score = answers.reduce((sum, one) => sum + Number(one.score_tenths), 0)
  const before = await db.from('user_papers').where('paper_id', paperId).select('user_id')
  const userId = before[0]?.user_id ?? (await createUser()).user.id
  const [id] = await db
    .table('user_papers')
    .insert({
      user_id: userId,
      paper_id: paperId,
      attempt_no: before.length + 1,
      mode: 'test',
      state: 'graded',
      total_tenths: total,
      pass_line: 60,
      score_tenths: score,
      user_score_tenths: Math.round((score * 1000) / total),
      user_pass: score * 10 >= total * 6,
      started_at: at,
      submitted_at: at,
      graded_at: at,
      created_at: at,
      submitted_by: 'learner',
    })
  await db.table('paper_answers').multiInsert(answers.map((one) => ({ ...one, user_paper_id: id })))
  return id
}
