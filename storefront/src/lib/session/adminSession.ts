import { isSignedIn, session } from './session'

/**
 * Somebody of the desk who comes here from the console in the same tab is known by the console's own session: for
 * this page only, nothing is kept. The server decides what the token may see.
 */
export function adoptAdminSession(): void {
  const token = sessionStorage.getItem('zhuxue.staff')
  if (isSignedIn() || !token) return
  session.set({ token, userName: '管理员', roles: ['admin'] })
}
