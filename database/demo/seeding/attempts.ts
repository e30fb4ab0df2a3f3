import { chance, whole } from './seeded_random.js'
import type { SeededQuestion } from './exams.js'
import type { SeededPapers } from './papers.js'
import { secondsAfter, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

/** Rows of the wrong-answer bank by user and question. */
export type WrongAnswers = Map<string, Record<string, string | number>>

type Attempt = {
  userId: number
  refId: string
  correlationId: string
  at: Date
  eduLog: number | null
  isFaultless?: boolean
}

const passLine = 60

/** A graded attempt with copied questions; returns true when it was passed. */
export function addAttempt(
  context: SeedContext,
  { papers, wrong }: { papers: SeededPapers; wrong: WrongAnswers },
  { userId, refId, correlationId, at, eduLog, isFaultless = false }: Attempt
): boolean {
  const paper = papers.get(refId)!
  const skill = 0.55 + chance(`skill ${userId}`) * 0.45
  const isRight = ({ key }: SeededQuestion) => isFaultless || chance(`answer ${userId} ${refId} ${key}`) < skill
  const points = (questions: SeededQuestion[]) => questions.reduce((sum, { scoreTenths }) => sum + scoreTenths, 0)

  const total = points(paper.questions)
  const score = points(paper.questions.filter(isRight))
  const userScore = Math.round((score * 1000) / total)
  const passed = userScore >= passLine * 10
  const isSubmitted = secondsAfter(at, paper.questions.length * 25)

  const id = context.tables.add('user_papers', {
    user_id: userId,
    paper_id: paper.id,
    correlation_id: correlationId,
    attempt_no: 1,
    mode: 'test',
    state: 'graded',
    course_edu_log_id: eduLog,
    total_tenths: total,
    pass_line: passLine,
    score_tenths: score,
    user_score_tenths: userScore,
    user_pass: passed,
    started_at: stored(at),
    submitted_at: stored(isSubmitted),
    graded_at: stored(isSubmitted),
    created_at: stored(at),
    updated_at: stored(isSubmitted),
  })
  paper.questions.forEach((question, place) => {
    const right = isRight(question)
    addAnswer(context, question, { userPaperId: id, position: place + 1, right, isSubmitted })
    if (!right) addWrong(context, wrong, { userId, userPaperId: id, question, at: stored(isSubmitted) })
  })
  return passed
}

function addAnswer(
  { tables }: SeedContext,
  question: SeededQuestion,
  answer: { userPaperId: number; position: number; right: boolean; isSubmitted: Date }
) {
  const saved = stored(secondsAfter(answer.isSubmitted, -20))
  tables.add('paper_answers', {
    user_paper_id: answer.userPaperId,
    question_id: question.id,
    question_version_id: question.versionId,
    position: answer.position,
    max_tenths: question.scoreTenths,
    answer: (answer.right ? question.keys : missed(question)).join(','),
    rev: 1,
    saved_at: saved,
    spent_seconds: whole(`spent ${answer.userPaperId} ${question.key}`, 6, 24),
    marking: 'auto',
    answer_pass: answer.right,
    score_tenths: answer.right ? question.scoreTenths : 0,
    created_at: saved,
    updated_at: stored(answer.isSubmitted),
  })
}

/** One letter too few, or a letter next to the right one. */
function missed({ keys, choices }: SeededQuestion): string[] {
  if (keys.length > 1) return keys.slice(1)
  const letters = 'ABCDE'.slice(0, choices.length)
  return [letters[(letters.indexOf(keys[0]) + 1) % letters.length]]
}

function addWrong(
  { tables }: SeedContext,
  wrong: WrongAnswers,
  values: { userId: number; userPaperId: number; question: SeededQuestion; at: string }
) {
  const { userId, userPaperId, question, at } = values
  const key = `${userId} ${question.id}`
  const known = wrong.get(key)
  if (known) {
    known.wrong_times = Number(known.wrong_times) + 1
    Object.assign(known, { user_paper_id: userPaperId, last_wrong_at: at })
    return
  }
  const row = {
    user_id: userId,
    question_id: question.id,
    wrong_times: 1,
    source: 'paper',
    user_paper_id: userPaperId,
    last_answer: missed(question).join(','),
    last_wrong_at: at,
    created_at: at,
  }
  wrong.set(key, row)
  tables.addPlain('wrong_questions', row)
}
