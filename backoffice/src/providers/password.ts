import { call } from './api'
import { session } from './session'

interface Change {
  currentPassword: string
  newPassword: string
}

/** Replaces one's own password; all other sessions end, this one goes on. */
export async function changePassword({ currentPassword, newPassword }: Change): Promise<void> {
  const body = { currentPassword, newPassword }
  const { user } = await call('POST /api/user/profile', { body })
  session.welcome(user)
}
