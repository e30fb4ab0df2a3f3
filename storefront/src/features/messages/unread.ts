import { atom } from 'nanostores'
import { loadApi } from '~/lib/http/loadApi'

export const unread = atom(0)

/** Requested only on the account pages of a signed-in user. */
export async function countUnread(): Promise<void> {
  const { api } = await loadApi()
  const answer = await api.messages.unread({}).catch(() => null)
  if (answer) unread.set(answer.unread)
}
