import { call } from './api'
import { session } from './session'

interface Change {
  currentPassword: string
  newPassword: string
}

export async function changePassword({ currentPassword, newPassword }: Change): Promise<void> {
  const body = { currentPassword, newPassword }
  const { user } = await call('POST /api/user/profile', { body })
  session.welcome(user)
}
