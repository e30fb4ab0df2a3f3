import { isSignedIn, session } from './session'

/**
 * Staff who come from the board in the same tab are signed in by the board's session, for this page only. The server
 * decides what the token may see.
 */
export function adoptAdminSession(): void {
  const token = sessionStorage.getItem('zhuxue.staff')
  if (isSignedIn() || !token) return
  session.set({ token, userName: '管理员', roles: ['admin'] })
}
