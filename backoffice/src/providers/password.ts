import { http } from './api'
import { session, type Staff } from './session'

interface Change {
  currentPassword: string
  newPassword: string
}

/** Replaces one's own password; all other sessions end, this one goes on. */
export async function changePassword({ currentPassword, newPassword }: Change): Promise<void> {
  const { data } = await http.post<{ user: Staff }>('/api/user/profile', {
    currentPassword,
    newPassword,
  })
  session.welcome(data.user)
}
