import { SessionStorage } from '@zhuxue/api/terms/accounts/sessions'
import { tabStore } from '~/lib/storage'

/** Why the back office of this tab was left, once. */
export function leftBoardReason(): string | null {
  const reason = tabStore.getItem(SessionStorage.leftBoard)
  tabStore.removeItem(SessionStorage.leftBoard)
  return reason
}
