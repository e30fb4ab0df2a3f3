import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { chapterTest, examPaper, question } from '#tests/factories/exams'
import { queriesOf, type Query } from '#tests/statements'

const visitor = ''

/** An open test of three questions, one of them the question of the day, and users without access to it. */
export async function openTestFixture([single, multiple] = ['A', 'B,D']) {
  const examQuestions = [
    await question({ keys: single, explanation: `<p>因为${single}</p>` }),
    await question({ type: 'multiple', keys: multiple }),
    await question({ type: 'askanswer' }),
  ]
  const made = await chapterTest({ questions: examQuestions })
  await db
    .table('daily_questions')
    .insert({ day: '2026-05-04', question_version_id: examQuestions[0].versionId, created_at: '2026-05-03 16:00:00' })
  const { question_bank_id: bankId } = await db.from('questions').where('id', examQuestions[0].questionId).firstOrFail()
  const shuffledId = await examPaper({
    subject: 'kygc',
    questions: examQuestions,
    row: { shuffle_questions: true, shuffle_choices: true },
  })
  return {
    ...made,
    bankId: Number(bankId),
    shuffledId,
    admin: await createUser(Role.Admin),
    teacher: await createUser(Role.Teacher),
    other: await createUser(),
  }
}
type OpenTest = Awaited<ReturnType<typeof openTestFixture>>

export interface LeakedResponse {
  path: string
  status: number
  /** Without headers that depend on the time or the request. */
  headers: Record<string, unknown>
  text: string
  body: unknown
  /** Database queries of the request. */
  queries: Query[]
}

/** All responses to users without access to keys while the test is open. */
export async function collectResponsesDuringTest(client: ApiClient, made: OpenTest): Promise<LeakedResponse[]> {
  const collected: LeakedResponse[] = []
  const call = async (method: string, path: string, body?: object, token?: string) => {
    const request = client.request(path, method)
    if (token !== visitor) request.header('Authorization', token ?? made.token)
    if (body) request.json(body)
    const { result: answer, queries } = await queriesOf(async () => request)
    const headers = { ...answer.headers(), 'x-request-id': '', 'date': '' }
    collected.push({ path, headers, queries, status: answer.status(), text: answer.text(), body: answer.body() })
    return answer.body()
  }
  const { paperId, correlationId, courseId } = made
  const page = `/api/user/papers/paperId/${paperId}`
  await call('GET', `${page}?correlationId=${correlationId}`)
  const { userPaperId } = await call('POST', '/api/user/papers', { paperId, correlationId })
  await call('GET', `${page}?correlationId=${correlationId}`)
  for (const { questionId } of made.questions) {
    const save = { userPaperId, paperId, questionId, answer: 'A' }
    await call('POST', '/api/user/paper-answers', save)
    await call('POST', `/api/user/error-questions?questionId=${questionId}`)
    const mark = { questions: [{ questionId, bookmarked: true }] }
    await call('POST', `/api/user/user-papers/${userPaperId}/bookmarks`, mark)
  }
  await call('POST', '/api/user/paper-answers', {
    userPaperId,
    paperId,
    answers: [{ questionId: made.questions[1].questionId, answer: 'B,D' }],
  })
  await call('GET', `/api/user/papers/${userPaperId}/paper-answers`)
  await call('GET', `/api/user/papers/${userPaperId}/paper-answers?reveal=1`)

  // Other ways to the keys: practice of the same questions, wrong-answer bank, question of the day, course.
  const practice = await call('POST', '/api/user/papers', { paperId })
  for (const { questionId } of made.questions) {
    const save = { userPaperId: practice.userPaperId, paperId, questionId, answer: 'A' }
    await call('POST', '/api/user/paper-answers', save)
  }
  await call('GET', `/api/user/papers/${practice.userPaperId}/paper-answers?reveal=1`)
  await call('GET', '/api/user/error-questions')
  await call('GET', '/api/user/error-questions?reveal=1')
  const { questionId } = made.questions[0]
  for (const reader of [made.token, visitor]) {
    await call('GET', '/api/public/today-question', undefined, reader)
    const today = { questionId, answer: 'A' }
    await call('POST', '/api/public/today-question/answer', today, reader)
  }
  await call('POST', '/api/user/exam-plan', { examDate: '2026-08-01', perDay: 20 })
  await call('GET', '/api/user/exam-plan')
  await call('GET', '/api/user/exam-plan/questions')
  await call('POST', '/api/user/exam-plan/answers', { questionId, answer: 'A' })
  await call('GET', '/api/user/transcript')
  await call('GET', '/api/user/courses')
  await call('GET', '/api/user/edu/subject-papers')
  await call('GET', `/api/public/courses?keyword=${encodeURIComponent('第')}`)
  await call('GET', `/api/public/courses/${courseId}`)
  await call('GET', `/api/public/courses/${courseId}/chapters`)
  await call('GET', `/api/public/courses/${courseId}/published-chapters`)

  // Endpoints with keys or statistics, called by users without access.
  const adminPaths = [
    `question-banks/${made.bankId}/export`,
    `question-banks/${made.bankId}/moodle-export`,
    `question-banks/${made.bankId}/questions`,
    `papers/${paperId}/questions`,
    `papers/${paperId}/preview`,
    `papers/${paperId}/scores-export`,
    `papers/${paperId}/item-analysis`,
    `papers/${paperId}/item-analysis-export`,
    `questions/${questionId}/item-analysis`,
    'paper-answers',
  ]
  for (const { token } of [made.teacher, made.other, made]) {
    for (const path of adminPaths) await call('GET', `/api/admin/${path}`, undefined, token)
  }
  await call('GET', `/api/user/papers/${userPaperId}/paper-answers`, undefined, made.other.token)
  await call('POST', '/api/exports', { kind: 'orders', filters: {} })
  // Previews of an admin: these seeds shuffle questions and choices.
  for (const seed of [1, 2, 3]) {
    const preview = `/api/admin/papers/${made.shuffledId}/preview?seed=${seed}`
    await call('GET', preview, undefined, made.admin.token)
  }
  return collected
}

/** Deletes the rows of a run before the next; the caches stay. */
export async function resetRun(): Promise<void> {
  for (const table of ['paper_answers', 'user_papers', 'exam_plans', 'daily_answers']) {
    await db.from(table).delete()
  }
}

/** The weak ETag that the framework derives from a body. */
export function etagOf(text: string): string {
  const hash = createHash('sha1').update(text).digest('base64').slice(0, 27)
  return `W/"${Buffer.byteLength(text).toString(16)}-${hash}"`
}
