import { randomBytes } from 'node:crypto'
import type { Person } from '#accounts/learners/find_learners'
import { NoPassword } from '#accounts/passwords/password'
import { encryptIdNumber } from '#accounts/personal_data/id_card'
import { UserStatus } from '#accounts/terms'
import { Role } from '#core/roles'
import { getOrFail } from '#core/get_or_fail'
import { now, toStored } from '#core/time'
import type { Trx } from '#core/transaction'

/**
 * Accounts without a password: their owners sign in with an SMS code and then agree to the legal texts. The caller
 * claims the seats of their telephones, once it holds the locks of the courses. @returns their ids in the same order
 * @throws a duplicate when one of the numbers was taken meanwhile
 */
export async function addLearners(trx: Trx, people: Person[]): Promise<number[]> {
  if (!people.length) return []
  const at = toStored(now())
  const named = people.map((person) => ({ person, loginName: person.telephone ?? unguessableName() }))
  await trx.table('users').multiInsert(
    named.map(({ person: { userName, idCard, telephone }, loginName }) => {
      const sealed = idCard === null ? null : encryptIdNumber(idCard)
      return {
        login_name: loginName,
        user_name: userName,
        telephone,
        telephone_key: telephone,
        telephone_unproven: telephone !== null,
        password_hash: NoPassword,
        id_card_cipher: sealed?.idCardCipher ?? null,
        id_card_index: sealed?.idCardIndex ?? null,
        id_card_masked: sealed?.idCardMasked ?? null,
        user_status: UserStatus.Editable,
        created_at: at,
      }
    })
  )
  const users = await trx
    .from('users')
    .whereIn(
      'login_name',
      named.map(({ loginName }) => loginName)
    )
    .select('id', 'login_name')
  const ids = new Map<string, number>(users.map((user) => [user.login_name, Number(user.id)]))
  await trx.table('user_roles').multiInsert(users.map(({ id }) => ({ user_id: id, role: Role.User, position: 0 })))
  return named.map(({ loginName }) => getOrFail(ids, loginName))
}

const unguessableName = () => `i-${randomBytes(10).toString('hex')}`
