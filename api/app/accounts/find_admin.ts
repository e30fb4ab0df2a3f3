import User from '#accounts/user'
import { Role } from '#core/roles'

export async function findAdmin(loginName: string): Promise<User | null> {
  const user = await User.query().where('loginName', loginName).whereNull('deletedAt').preload('roleRows').first()
  return user?.roleRows.some(({ role }) => role === Role.Admin) ? user : null
}
