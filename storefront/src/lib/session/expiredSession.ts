import { tabStore } from '~/lib/storage'

/** Set for this tab when a session has expired, which the login page shows once. */
const key = 'zhuxue.session-expired'

export function markSessionExpired(): void {
  tabStore.setItem(key, '1')
}

export function consumeSessionExpired(): boolean {
  const isExpired = tabStore.getItem(key) !== null
  tabStore.removeItem(key)
  return isExpired
}
