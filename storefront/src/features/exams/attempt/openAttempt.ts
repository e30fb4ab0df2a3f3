import { api, silent } from '~/features/exams/api'
import { failureOf } from '~/lib/http/reportFailure'
import { deleteCachedResponse } from '~/lib/offline/clearOfflineCache'
import type { AttemptServer } from './attemptServer'

/** The server of one attempt, without toasts: the page itself shows what is saved and what is not. */
export function openAttempt(userPaperId: number, paperId: number): AttemptServer {
  const params = { id: userPaperId }
  return {
    save: (answers) => withApiError(api.exams.save({ body: { userPaperId, paperId, answers }, ...silent })),
    bookmark: (questions) =>
      withApiError(api.exams.bookmark({ params, body: { questions }, ...silent })).then(({ bookmarks }) => bookmarks),
    submit: async () => {
      await withApiError(api.exams.handIn({ params, ...silent }))
      await deleteCachedResponse(`/api/user/papers/paperId/${paperId}`)
    },
    read: () => withApiError(api.exams.answers({ params, query: {}, ...silent })),
  }
}

async function withApiError<T>(call: PromiseLike<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw failureOf(error)
  }
}
