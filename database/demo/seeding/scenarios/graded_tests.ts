import { chance, whole } from '../seeded_random.js'
import type { SeededQuestion } from '../exams.js'
import type { SeededPapers } from '../papers.js'
import { trueKeys } from './wrong_key.js'
import type { Entitlement } from '../entitlements.js'
import { daysBefore, secondsAfter, stored } from '../times.js'
import type { SeedContext } from '../seed_context.js'

/** Papers of required courses, and how many tests they have. */
const judged = [
  { subject: 'szgc', tests: 44 },
  { subject: 'slsd', tests: 36 },
]
const passLine = 60

/** Enough graded tests for question statistics: learners of the subject, several attempts each. */
export function addGradedTests(context: SeedContext, rights: Entitlement[], papers: SeededPapers) {
  for (const { subject, tests } of judged)
    addTests(context, papers, { subject, tests, people: studentsOf(context, rights, subject) })
}

function addTests(
  context: SeedContext,
  papers: SeededPapers,
  { subject, tests, people }: { subject: string; tests: number; people: number[] }
) {
  const refId = `${subject}_1`
  const prefix = subject === 'szgc' ? 'judged' : `judged ${subject}`
  for (let no = 0; no < tests; no++) {
    addTest(context, papers, {
      refId,
      userId: people[no % people.length]!,
      attemptNo: 1 + Math.floor(no / people.length),
      name: `${prefix} ${no}`,
      startedAt: daysBefore(context.tools.now, 45 - no, 9 + (no % 9), (no * 7) % 60),
    })
  }
}

function studentsOf({ courses }: SeedContext, rights: Entitlement[], subject: string): number[] {
  const ids = [...courses.values()]
    .filter(({ courseType, certSubject }) => courseType === 5 && certSubject === subject)
    .filter(({ requiredCourse }) => Boolean(requiredCourse))
    .map(({ id }) => id)
  const people = rights.filter(({ courseId }) => ids.includes(courseId))
  if (!people.length) throw new Error(`no learner studies ${subject}`)
  return [...new Set(people.map(({ userId }) => userId))]
}

interface Test {
  refId: string
  userId: number
  attemptNo: number
  name: string
  startedAt: Date
}

function addTest({ tables }: SeedContext, papers: SeededPapers, test: Test) {
  const { refId, userId, attemptNo, name, startedAt } = test
  const { id: paperId, questions } = papers.get(refId)!
  const skill = 0.35 + chance(`${name} skill`) * 0.6
  const answers = questions.map((question) => answerTo(question, { name, skill }))
  const sum = (some: { scoreTenths: number }[]) => some.reduce((total, { scoreTenths }) => total + scoreTenths, 0)
  const [total, score] = [sum(questions), sum(answers)]
  const userScore = Math.floor((2 * score * 1000 + total) / (2 * total))
  const seconds = answers.reduce((all, { spent }) => all + spent, 60)
  const submitted = stored(secondsAfter(startedAt, seconds))
  const id = tables.add('user_papers', {
    user_id: userId,
    paper_id: paperId,
    correlation_id: `subject-${refId}`,
    attempt_no: attemptNo,
    mode: 'test',
    state: 'graded',
    total_tenths: total,
    pass_line: passLine,
    score_tenths: score,
    user_score_tenths: userScore,
    user_pass: userScore >= passLine * 10,
    started_at: stored(startedAt),
    submitted_at: submitted,
    graded_at: submitted,
    created_at: stored(startedAt),
    updated_at: submitted,
  })
  questions.forEach((question, at) => {
    const { answer, scoreTenths, spent } = answers[at]!
    tables.add('paper_answers', {
      user_paper_id: id,
      question_id: question.id,
      position: at + 1,
      rev: 1,
      question_version_id: question.versionId,
      max_tenths: question.scoreTenths,
      answer,
      saved_at: submitted,
      spent_seconds: spent,
      marking: 'auto',
      answer_pass: scoreTenths > 0,
      score_tenths: scoreTenths,
      created_at: stored(startedAt),
      updated_at: submitted,
    })
  })
}

/** A learner who knows the answer gives the true one, whatever key is stored; others guess. */
function answerTo(question: SeededQuestion, { name, skill }: { name: string; skill: number }) {
  const of = `${name} ${question.key}`
  const knows = chance(`${of} knows`) < skill - (chance(`hard ${question.key}`) - 0.5) * 0.4
  const truth = trueKeys(question)
  const answer = (knows ? truth : guess(question, of)).join(',')
  const isRight = answer === question.keys.join(',')
  return {
    answer,
    scoreTenths: isRight ? question.scoreTenths : 0,
    spent: whole(`${of} spent`, knows ? 8 : 20, knows ? 60 : 110),
  }
}

function guess({ keys, choices }: SeededQuestion, of: string): string[] {
  const letters = Array.from('ABCDE'.slice(0, choices.length))
  if (keys.length === 1) return [letters[whole(`${of} guess`, 0, letters.length - 1)]!]
  const taken = letters.filter((letter) => chance(`${of} ${letter}`) < 0.5)
  return taken.length ? taken : [letters[0]!]
}
