import app from '@adonisjs/core/services/app'
import { NoPassword } from '#accounts/passwords/password'
import { encryptIdNumber } from '#accounts/personal_data/id_card'
import { SeatClaims } from '#accounts/seat_claims_contract'
import { endSessions } from '#accounts/sessions/session_token'
import { UserStatus } from '#accounts/terms'
import { isProven } from '#accounts/transfer/check_people'
import type { peopleColumns } from '#accounts/transfer/people_columns'
import User from '#accounts/user'
import { insertMany } from '#core/lists/insert_many'
import { Role } from '#core/roles'
import { fromStored, now, toStored } from '#core/time'
import type { TransferRow, WriteContext } from '#core/transfer/kind'

type Row = TransferRow<typeof peopleColumns>

/** Rows of one person in one batch: the second is joined with the first. */
class Written {
  readonly #ids = new Map<string, number>()

  find({ values }: Row): number | undefined {
    return this.#keys(values)
      .map((key) => this.#ids.get(key))
      .find(Boolean)
  }

  add({ values }: Row, id: number): void {
    for (const key of this.#keys(values)) this.#ids.set(key, id)
  }

  #keys({ id_card: idCard, telephone }: Row['values']): string[] {
    return [idCard ?? '', telephone ?? ''].filter(Boolean)
  }
}

export async function writePeople(rows: Row[], context: WriteContext): Promise<void> {
  const written = new Written()
  const added = rows.filter(({ rowId, isLinked }) => rowId === null && !isLinked)
  await addPeople(added, context, written)
  for (const row of rows) {
    if (added.includes(row)) continue
    const id = row.rowId ?? written.find(row)
    if (!id) {
      context.refuse(row, { code: 'E_RULE', facts: { sentence: '同一学员的前一行没有导入' } })
      continue
    }
    await updatePerson(row, id, context)
    context.done(row, id)
  }
}

/** In bulk: one by one, a hundred thousand people take ten minutes longer on MySQL. */
async function addPeople(rows: Row[], { trx, done }: WriteContext, written: Written): Promise<void> {
  if (!rows.length) return
  const at = toStored(now())
  await insertMany(
    trx,
    'users',
    rows.map((row) => userRow(row, at))
  )
  const users = await trx.from('users').whereIn('login_name', rows.map(loginNameOf)).select('id', 'login_name')
  const ids = new Map<string, number>(users.map(({ id, login_name: name }) => [name, Number(id)]))
  await insertMany(
    trx,
    'user_roles',
    users.map(({ id }) => ({ user_id: id, role: Role.User, position: 0 }))
  )
  const claims = await app.container.make(SeatClaims)
  const waiting = await claims.waiting(
    trx,
    rows.flatMap((row) => signInTelephone(row) ?? [])
  )
  for (const row of rows) {
    const id = ids.get(loginNameOf(row))!
    const telephone = signInTelephone(row)
    if (telephone && waiting.has(telephone)) await claims.claim(trx, id, telephone)
    written.add(row, id)
    done(row, id)
  }
}

const signInTelephone = ({ values }: Row) => (isProven(values) ? values.telephone : null)

/** Learners sign in with their telephone; others get one that nobody guesses or types. */
const loginNameOf = (row: Row) => signInTelephone(row) ?? `i-${row.key.slice(0, 20)}`

function userRow(row: Row, at: string) {
  const { values } = row
  const sealed = values.id_card ? encryptIdNumber(values.id_card) : null
  const isConfirmed = values.id_card_verified === true && sealed !== null
  return {
    login_name: loginNameOf(row),
    user_name: values.user_name,
    telephone: values.telephone,
    telephone_key: signInTelephone(row),
    password_hash: NoPassword,
    id_card_cipher: sealed?.idCardCipher ?? null,
    id_card_index: sealed?.idCardIndex ?? null,
    id_card_masked: sealed?.idCardMasked ?? null,
    user_status: isConfirmed ? UserStatus.Confirmed : UserStatus.Editable,
    last_login_at: values.last_login_at,
    disabled_at: values.status === 'disabled' ? at : null,
    created_at: values.registered_at ?? at,
  }
}

/** Empty values are filled in. What the person, or an admin, may have changed here is never replaced. */
async function updatePerson(row: Row, id: number, { trx }: WriteContext): Promise<void> {
  const user = await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  const { values, isLinked } = row
  if (values.id_card && !user.idCardIndex) user.merge(encryptIdNumber(values.id_card))
  if (values.telephone && !user.telephone) await fillTelephone(row, user, trx)
  if (values.last_login_at && !user.lastLoginAt) user.lastLoginAt = fromStored(values.last_login_at)
  if (!isLinked) {
    if (user.userStatus === UserStatus.Editable) user.userName = values.user_name
    if (values.status === 'disabled' && !user.disabledAt) {
      await endSessions(trx, user.id)
      user.disabledAt = now()
    }
  }
  if (values.id_card_verified && user.idCardIndex && user.userName === values.user_name) {
    user.userStatus = UserStatus.Confirmed
  }
  await user.save()
}

async function fillTelephone(row: Row, user: User, trx: WriteContext['trx']): Promise<void> {
  const { values } = row
  user.telephone = values.telephone
  if (!isProven(values)) return
  user.merge({ telephoneKey: values.telephone, loginName: values.telephone! })
  const claims = await app.container.make(SeatClaims)
  await claims.claim(trx, user.id, values.telephone!)
}
