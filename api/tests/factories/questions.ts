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

export interface QuestionFacts {
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
export async function question(bankId: number, facts: QuestionFacts = {}) {
  const at = { created_at: toStored(now()) }
  const { type = 'single', text = `题目 ${++made}` } = facts
  const asked = type === 'askanswer'
  const choices = facts.choices ?? (asked ? [] : ['甲', '乙', '丙', '丁'])
  const keys = facts.keys ?? { single: ['A'], multiple: ['A', 'B'], askanswer: [] }[type]
  const [questionId] = await db
    .table('questions')
    .insert({
      question_bank_id: bankId,
      question_no: ++made,
      version: 1,
      ...at,
      subject_code: facts.subject ?? null,
      chapter_name: facts.chapter ?? null,
      knowledge_point: facts.point ?? null,
      difficulty: facts.difficulty ?? null,
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
      score_tenths: (facts.score ?? 2) * 10,
    })
  return { questionId: questionId as number, versionId: versionId as number }
}

/** A submitted attempt at a paper, with one answer for each question. */
export async function isSubmitted(facts: {
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
  const waits = facts.answers.some(({ waiting }) => waiting)
  const ended = now()
  const at = toStored(ended)
  const maximum = facts.answers.reduce((sum, { max = 2 }) => sum + max * 10, 0)
  const reached = facts.answers.reduce((sum, { score }) => sum + (score ?? 0) * 10, 0)
  const scaled = facts.score === undefined ? Math.round((reached * 1000) / maximum) : facts.score * 10
  const [id] = await db
    .table('user_papers')
    .insert({
      user_id: facts.userId,
      paper_id: facts.paperId,
      mode: facts.mode ?? 'test',
      correlation_id: facts.correlationId ?? '',
      attempt_no: facts.attemptNo ?? 1,
      state: waits ? 'reviewing' : 'graded',
      course_edu_log_id: facts.eduLogId ?? null,
      total_tenths: maximum,
      pass_line: 60,
      submitted_by: 'learner',
      ...(!waits && {
        score_tenths: reached,
        user_score_tenths: scaled,
        graded_at: at,
        user_pass: facts.passed ?? scaled >= 600,
      }),
      started_at: toStored(ended.minus({ seconds: facts.seconds ?? 600 })),
      submitted_at: at,
      created_at: at,
    })
  for (const [place, one] of facts.answers.entries()) {
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
