import db from '@adonisjs/lucid/services/db'
import { now, toStored } from '#core/time'

let made = 0

/** A question bank. @returns its id */
export async function bank(name = `题库 ${++made}`, ownerId?: number): Promise<number> {
  const [id] = await db
    .table('question_banks')
    .insert({ question_bank_name: name, created_by: ownerId, created_at: toStored(now()) })
  return id
}

export interface QuestionOptions {
  type?: 'single' | 'multiple' | 'askanswer'
  text?: string
  keys?: string[]
  choices?: string[]
  score?: number
  subject?: string | null
  chapter?: string | null
  point?: string | null
  difficulty?: number | null
}

/** A question in its first version. @returns its ids */
export async function question(bankId: number, options: QuestionOptions = {}) {
  const at = { created_at: toStored(now()) }
  const { type = 'single', text = `题目 ${++made}` } = options
  const asked = type === 'askanswer'
  const choices = options.choices ?? (asked ? [] : ['甲', '乙', '丙', '丁'])
  const keys = options.keys ?? { single: ['A'], multiple: ['A', 'B'], askanswer: [] }[type]
  const [questionId] = await db
    .table('questions')
    .insert({
      question_bank_id: bankId,
      question_no: ++made,
      version: 1,
      ...at,
      subject_code: options.subject ?? null,
      chapter_name: options.chapter ?? null,
      knowledge_point: options.point ?? null,
      difficulty: options.difficulty ?? null,
    })
  const [versionId] = await db
    .table('question_versions')
    .insert({
      question_id: questionId,
      version: 1,
      question_type: type,
      ...at,
      question_name: text,
      question_text: `<p>${text}</p>`,
      question_keys: keys.join(','),
      choices: JSON.stringify(choices.map((choiceName, place) => ({ choiceNo: 'ABCDE'[place], choiceName }))),
      score_tenths: (options.score ?? 2) * 10,
    })
  return { questionId: questionId as number, versionId: versionId as number }
}

/** A submitted attempt at a paper, with one answer for each question. */
export async function submittedAttempt(options: {
  userId: number
  paperId: number
  answers: {
    questionId: number
    versionId: number
    answer: string | null
    max?: number
    score?: number | null
    waiting?: boolean
  }[]
  eduLogId?: number | null
  correlationId?: string
  mode?: string
  score?: number
  passed?: boolean
  seconds?: number
  attemptNo?: number
}): Promise<number> {
  const waits = options.answers.some(({ waiting }) => waiting)
  const ended = now()
  const at = toStored(ended)
  const maximum = options.answers.reduce((sum, { max = 2 }) => sum + max * 10, 0)
  const reached = options.answers.reduce((sum, { score }) => sum + (score ?? 0) * 10, 0)
  const scaled = options.score === undefined ? Math.round((reached * 1000) / maximum) : options.score * 10
  const [id] = await db
    .table('user_papers')
    .insert({
      user_id: options.userId,
      paper_id: options.paperId,
      mode: options.mode ?? 'test',
      correlation_id: options.correlationId ?? '',
      attempt_no: options.attemptNo ?? 1,
      state: waits ? 'reviewing' : 'graded',
      course_edu_log_id: options.eduLogId ?? null,
      total_tenths: maximum,
      pass_line: 60,
      submitted_by: 'learner',
      ...(!waits && {
        score_tenths: reached,
        user_score_tenths: scaled,
        graded_at: at,
        user_pass: options.passed ?? scaled >= 600,
      }),
      started_at: toStored(ended.minus({ seconds: options.seconds ?? 600 })),
      submitted_at: at,
      created_at: at,
    })
  for (const [place, one] of options.answers.entries()) {
    await db
      .table('paper_answers')
      .insert({
        user_paper_id: id,
        question_id: one.questionId,
        question_version_id: one.versionId,
        position: place + 1,
        max_tenths: (one.max ?? 2) * 10,
        answer: one.answer,
        rev: 1,
        saved_at: at,
        created_at: at,
        marking: one.waiting ? 'waiting' : 'auto',
        answer_pass: one.waiting ? null : (one.score ?? 0) > 0,
        score_tenths: one.waiting ? null : (one.score ?? 0) * 10,
      })
  }
  return id
}
