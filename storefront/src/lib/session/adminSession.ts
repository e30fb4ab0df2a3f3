import { isSignedIn, session } from './session'
import { tabStore } from '~/lib/storage'

/** The admin's session of this tab, for this page only; the server decides what the token may see. */
export function adoptAdminSession(): void {
  const token = tabStore.getItem('zhuxue.staff')
  if (isSignedIn() || !token) return
  session.set({ token, userName: '管理员', roles: ['admin'] })
}
