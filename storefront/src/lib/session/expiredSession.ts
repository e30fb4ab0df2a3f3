/** For this tab: a session ended by itself, which the login page says once. */
const key = 'zhuxue.session-expired'

export function noteExpired(): void {
  sessionStorage.setItem(key, '1')
}

export function takeExpired(): boolean {
  const isExpired = sessionStorage.getItem(key) !== null
  sessionStorage.removeItem(key)
  return isExpired
}
