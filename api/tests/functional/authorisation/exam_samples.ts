import type { Sample } from '#tests/functional/authorisation/samples'
import type { World } from '#tests/functional/authorisation/world'

/** Calls of who sits papers. */
export const examSamples: Record<string, (world: World) => Sample> = {
  'POST /api/user/papers': ({ paperId }) => ({ body: { paperId } }),
  'GET /api/user/papers/paperId/:id': ({ paperId }) => ({ path: [paperId] }),
  'POST /api/user/paper-answers': ({ userPaperId, paperId, questionId }) => ({
    body: { userPaperId, paperId, questionId, answer: 'A' },
  }),
  'GET /api/user/papers/:id/paper-answers': ({ userPaperId }) => ({ path: [userPaperId] }),
  'DELETE /api/user/user-papers/:id': ({ userPaperId }) => ({ path: [userPaperId] }),
  'POST /api/user/user-papers/:id/scoring': ({ userPaperId }) => ({ path: [userPaperId] }),
}
