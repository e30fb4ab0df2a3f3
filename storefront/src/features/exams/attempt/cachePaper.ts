import { api, silent } from '~/features/exams/api'
import type { OpenAttempt, Paper } from '~/features/exams/wire'
import { userCache } from '~/lib/offline/names'

/** The worker caches the response. A paper that was opened before its start or restart is cached without the attempt. */
export async function cachePaper({ paperId }: Paper, attempt: OpenAttempt): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.ready
  const cache = await caches.open(userCache)
  const copy = await cache.match(`/api/user/papers/paperId/${paperId}`, { ignoreSearch: true, ignoreVary: true })
  if (copy && (await copy.text()).includes(`"userPaperId":${attempt.userPaperId},`)) return
  const correlationId = attempt.correlationId || undefined
  await api.exams.paper({ params: { id: paperId }, query: { correlationId }, ...silent }).catch(() => undefined)
}
