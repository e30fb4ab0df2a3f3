import { now } from '#core/time'
import type { Sample } from '#tests/functional/authorisation/samples'
import type { MatrixFixture } from '#tests/functional/authorisation/matrix_fixture'

/** Calls of users who take papers. */
export const examSamples: Record<string, (fixture: MatrixFixture) => Sample> = {
  'POST /api/user/papers': ({ paperId }) => ({ body: { paperId } }),
  'GET /api/user/papers/paperId/:id': ({ paperId }) => ({ path: [paperId] }),
  'POST /api/user/paper-answers': ({ userPaperId, paperId, questionId }) => ({
    body: { userPaperId, paperId, questionId, answer: 'A' },
  }),
  'GET /api/user/papers/:id/paper-answers': ({ userPaperId }) => ({ path: [userPaperId] }),
  'DELETE /api/user/user-papers/:id': ({ userPaperId }) => ({ path: [userPaperId] }),
  'POST /api/user/user-papers/:id/scoring': ({ examFixture }) => ({ path: [examFixture.handedInId] }),
  'POST /api/user/user-papers/:id/bookmarks': ({ userPaperId, questionId }) => ({
    path: [userPaperId],
    body: { questions: [{ questionId, bookmarked: true }] },
  }),
  'POST /api/user/error-questions': ({ questionId }) => ({ query: { questionId } }),
  'DELETE /api/user/error-questions/:id': ({ wrongQuestionId }) => ({ path: [wrongQuestionId] }),
  'POST /api/user/error-questions/:id/answers': ({ wrongQuestionId }) => ({
    path: [wrongQuestionId],
    body: { answer: 'A' },
  }),
  'POST /api/public/today-question/answer': ({ questionId }) => ({ body: { questionId, answer: 'A' } }),
  'POST /api/user/exam-plan': () => ({ body: { examDate: now().plus({ days: 40 }).toISODate(), perDay: 20 } }),
  'POST /api/user/exam-plan/answers': ({ questionId }) => ({ body: { questionId, answer: 'A' } }),
}
