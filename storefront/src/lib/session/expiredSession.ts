import { tabStore } from '~/lib/storage'

/** For this tab: a session ended by itself, which the login page says once. */
const key = 'zhuxue.session-expired'

export function markSessionExpired(): void {
  tabStore.setItem(key, '1')
}

export function consumeSessionExpired(): boolean {
  const isExpired = tabStore.getItem(key) !== null
  tabStore.removeItem(key)
  return isExpired
}
