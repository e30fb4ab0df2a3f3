import { atom } from 'nanostores'
import { loadApi } from '~/lib/http/loadApi'

export const unread = atom(0)

/** Asked for by the learner's board only, and only by who is signed in. */
export async function countUnread(): Promise<void> {
  const { api } = await loadApi()
  const answer = await api.messages.unread({}).catch(() => null)
  if (answer) unread.set(answer.unread)
}
