import { randomInt } from 'node:crypto'
import { hashPassword } from '#accounts/passwords/password'
import { UserStatus } from '#accounts/terms'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { now } from '#core/time'
import { transaction } from '#core/transaction'

/** Without characters that are easily confused. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'
const passwordLength = 20

/** @returns the one-time password (docs/threats.md S29) @throws when the login name is taken */
export async function createAdmin(loginName: string, userName: string, role: Role = Role.Admin): Promise<string> {
  const password = oneTimePassword()
  const passwordHash = await hashPassword(password)
  await transaction(async (trx) => {
    const user = new User()
      .useTransaction(trx)
      .merge({
        loginName,
        userName,
        passwordHash,
        passwordChangedAt: now(),
        mustChangePassword: true,
        userStatus: UserStatus.Editable,
      })
    await user.save()
    await user.related('roleRows').create({ role, position: 0 })
  })
  return password
}

/** 114 bits. */
function oneTimePassword(): string {
  const text = Array.from({ length: passwordLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return text.match(/.{5}/g)!.join('-')
}
