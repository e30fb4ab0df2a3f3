/** The staff step of each session that a factory opened. */
const keys = new Map<string, string>()

export function rememberStaffKey(token: string, key: string): void {
  keys.set(token, key)
}

/** The cookie that a browser sends with this token. */
export function staffCookieOf(token: string | null | undefined): string | undefined {
  const key = keys.get(token ?? '')
  return key && `zhuxue_staff=${key}`
}
