import { api, silent } from '~/features/exams/api'
import { failureOf } from '~/lib/http/reportFailure'
import { deleteCachedResponse } from '~/lib/offline/clearOfflineCache'
import type { AttemptServer } from './attemptServer'

/** The server of one attempt, without toasts: the page itself shows what is saved and what is not. */
export function openAttempt(userPaperId: number, paperId: number): AttemptServer {
  const params = { id: userPaperId }
  return {
    save: (answers) => asking(api.exams.save({ body: { userPaperId, paperId, answers }, ...silent })),
    bookmark: (questions) =>
      asking(api.exams.bookmark({ params, body: { questions }, ...silent })).then(({ bookmarks }) => bookmarks),
    handIn: async () => {
      await asking(api.exams.handIn({ params, ...silent }))
      await deleteCachedResponse(`/api/user/papers/paperId/${paperId}`)
    },
    read: () => asking(api.exams.answers({ params, query: {}, ...silent })),
  }
}

async function asking<T>(call: PromiseLike<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw failureOf(error)
  }
}
