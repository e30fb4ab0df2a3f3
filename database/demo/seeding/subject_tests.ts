import type { SeededQuestion } from './exams.js'
import { drawnRef, type SeededPapers } from './papers.js'
import type { Entitlement } from './entitlements.js'
import { daysBefore, secondsAfter, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

const openRef = 'jzgc_1'
const passLine = 60

/** A test with a worked answer that needs a mark, and one in progress. */
export function addSubjectTests(context: SeedContext, rights: Entitlement[], papers: SeededPapers) {
  const { now } = context.tools
  addTest(
    context,
    { papers, userId: studentOf(context, rights, drawnRef), refId: drawnRef },
    { startedAt: daysBefore(now, 1, 10), isHandedIn: true }
  )
  addTest(
    context,
    { papers, userId: studentOf(context, rights, openRef), refId: openRef },
    { startedAt: secondsAfter(now, -900), isHandedIn: false }
  )
}

/** Subject papers are for learners of the subject. */
function studentOf({ courses }: SeedContext, rights: Entitlement[], refId: string): number {
  const [subject, required] = refId.split('_')
  const ids = [...courses.values()]
    .filter(({ courseType, certSubject }) => courseType === 5 && certSubject === subject)
    .filter(({ requiredCourse }) => Boolean(requiredCourse) === (required === '1'))
    .map(({ id }) => id)
  const right = rights.find(({ courseId }) => ids.includes(courseId))
  if (!right) throw new Error(`no learner studies ${refId}`)
  return right.userId
}

function addTest(
  { tables }: SeedContext,
  { papers, userId, refId }: { papers: SeededPapers; userId: number; refId: string },
  { startedAt, isHandedIn }: { startedAt: Date; isHandedIn: boolean }
) {
  const { id: paperId, questions } = papers.get(refId)!
  const correlation = `subject-${refId}`
  const submitted = isHandedIn ? stored(secondsAfter(startedAt, 1_500)) : null
  const id = tables.add('user_papers', {
    user_id: userId,
    paper_id: paperId,
    correlation_id: correlation,
    attempt_no: 1,
    mode: 'test',
    state: isHandedIn ? 'reviewing' : 'in_progress',
    open_key: isHandedIn ? null : `${userId}:${paperId}:${correlation}`,
    total_tenths: questions.reduce((sum, { scoreTenths }) => sum + scoreTenths, 0),
    pass_line: passLine,
    started_at: stored(startedAt),
    submitted_at: submitted,
    created_at: stored(startedAt),
    updated_at: submitted ?? stored(startedAt),
  })
  questions.forEach((question, at) => {
    const saved = stored(secondsAfter(startedAt, 40 * (at + 1)))
    const isAnswered = isHandedIn || at < 5
    tables.add('paper_answers', {
      user_paper_id: id,
      question_id: question.id,
      question_version_id: question.versionId,
      position: at + 1,
      max_tenths: question.scoreTenths,
      answer: isAnswered ? answerTo(question) : null,
      rev: isAnswered ? 1 : 0,
      saved_at: isAnswered ? saved : null,
      spent_seconds: isAnswered ? 40 : 0,
      ...(isHandedIn ? judged(question) : { marking: 'open' }),
      created_at: stored(startedAt),
      updated_at: submitted ?? (isAnswered ? saved : stored(startedAt)),
    })
  })
}

const answerTo = ({ questionType, keys, answer }: SeededQuestion) =>
  questionType === 'askanswer' ? `解：${answer}` : keys.join(',')

const judged = ({ questionType, scoreTenths }: SeededQuestion) =>
  questionType === 'askanswer'
    ? { marking: 'waiting', answer_pass: null, score_tenths: null }
    : { marking: 'auto', answer_pass: true, score_tenths: scoreTenths }
