import { idNumberBlindIndex } from '#accounts/personal_data/id_card'
import { UserNameLength, UserStatus, messages } from '#accounts/terms'
import type { peopleColumns } from '#accounts/transfer/people_columns'
import User from '#accounts/user'
import { Role } from '#core/roles'
import { maskName, normalizePersonName, personNameError } from '#core/shared_rules'
import { now, nowMillis, toStored } from '#core/time'
import type { CheckContext, CheckedRow } from '#core/transfer/kind'
import type { Problem } from '#core/transfer/problems'

type Row = CheckedRow<typeof peopleColumns>

/** Older numbers may have been given to someone else. */
const provenMonths = 24

const otherOwner = (user: { userName: string }): Problem => ({
  code: 'E_ID_OTHER_NAME',
  column: 'id_card',
  facts: { name: maskName(user.userName) },
})

/** Two records are one person by ID number and name, or by telephone and name (docs/product.md 20.7). */
export async function checkPeople(rows: Row[], context: CheckContext): Promise<void> {
  const users = await usersOf(rows, context)
  for (const row of rows) {
    const { values } = row
    values.user_name = normalizePersonName(values.user_name)
    const sentence = nameError(values.user_name)
    if (sentence) context.refuse(row, { code: 'E_RULE', column: 'user_name', facts: { sentence } })
    else if (row.rowId !== null) checkKnown(row, users, context)
    else if (joinById(row, users, context)) joinByTelephone(row, users, context)
  }
}

function nameError(name: string): string | null {
  const isShort = [...name].length < UserNameLength.min
  return isShort ? messages.staffNameLength : personNameError(name)
}

interface Users {
  byId: Map<string, User>
  byTelephone: Map<string, User>
  byRow: Map<number, User>
}

async function usersOf(rows: Row[], { trx }: CheckContext): Promise<Users> {
  const filled = <Value>(values: (Value | null)[]) => values.filter((value) => value !== null)
  const indexes = filled(rows.map(({ values }) => values.id_card)).map(idNumberBlindIndex)
  const telephones = filled(rows.map(({ values }) => values.telephone))
  const ids = filled(rows.map(({ rowId }) => rowId))
  const found = await User.query({ client: trx })
    .whereIn('idCardIndex', indexes)
    .orWhereIn('telephoneKey', telephones)
    .orWhereIn('id', ids)
    .preload('roleRows')
  const byKey = <Key>(keyOf: (user: User) => Key | null) =>
    new Map(found.flatMap((user) => (keyOf(user) === null ? [] : [[keyOf(user) as Key, user] as const])))
  return {
    byId: byKey((user) => user.idCardIndex),
    byTelephone: byKey((user) => user.telephoneKey),
    byRow: byKey((user) => user.id),
  }
}

/** Numbers are only filled in, so another ID number cannot be a correction. */
function checkKnown(row: Row, { byId, byTelephone, byRow }: Users, context: CheckContext): void {
  const user = byRow.get(row.rowId!)
  if (!user || user.deletedAt) {
    return context.refuse(row, { code: 'E_RULE', facts: { sentence: '该学员的账号已删除或注销，不能再次导入' } })
  }
  const { values } = row
  const index = values.id_card && idNumberBlindIndex(values.id_card)
  const owner = index ? byId.get(index) : undefined
  if (index && user.idCardIndex && index !== user.idCardIndex) return context.refuse(row, { code: 'E_FINAL' })
  if (owner && owner.id !== user.id) return context.refuse(row, otherOwner(owner))
  if (user.userStatus === UserStatus.Confirmed && values.user_name !== user.userName && !row.isLinked) {
    return context.refuse(row, { code: 'E_FINAL', column: 'user_name' })
  }
  const holder = values.telephone ? byTelephone.get(values.telephone) : undefined
  if (holder && holder.id !== user.id) dropTelephone(row, context, { code: 'W_PHONE_TAKEN' })
}

/** @returns whether the row is still a person of its own */
function joinById(row: Row, { byId }: Users, context: CheckContext): boolean {
  const { user_name: name, id_card: idCard } = row.values
  if (!idCard) return true
  const user = byId.get(idNumberBlindIndex(idCard))
  if (user) {
    if (user.userName !== name) context.refuse(row, otherOwner(user))
    else if (!user.roles.includes(Role.User)) {
      const sentence = '该身份证号属于没有学员角色的工作人员，请先给该账号增加学员角色'
      context.refuse(row, { code: 'E_RULE', column: 'id_card', facts: { sentence } })
    } else context.link(row, user.id)
    return false
  }
  const first = earlierThan(row, context.othersWith(row, 'id_card'))
  if (!first) return true
  const firstName = normalizePersonName(first.values.user_name)
  if (firstName !== name) context.refuse(row, otherOwner({ userName: firstName }))
  else context.link(row, null)
  return false
}

function joinByTelephone(row: Row, { byTelephone }: Users, context: CheckContext): void {
  const { values } = row
  if (!values.telephone) return
  const user = byTelephone.get(values.telephone)
  const hasOneId = (other: boolean) => !(other && values.id_card !== null)
  if (user) {
    if (user.userName === values.user_name && hasOneId(user.idCardIndex !== null)) context.link(row, user.id)
    else dropTelephone(row, context, { code: 'W_PHONE_TAKEN' })
    return
  }
  const others = context.othersWith(row, 'telephone') as Row[]
  const isSamePerson = (other: Row) =>
    normalizePersonName(other.values.user_name) === values.user_name && hasOneId(other.values.id_card !== null)
  if (earlierThan(row, others.filter(isSamePerson))) return context.link(row, null)
  const strangers = others.filter((other) => !isSamePerson(other))
  const owner = [row, ...strangers].toSorted(byLastLogin)[0]!
  if (owner !== row) return dropTelephone(row, context, { code: 'W_PHONE_SHARED', facts: { line: owner.line } })
  if (!isProven(values)) {
    const sentence = values.id_card
      ? '手机号未验证或两年没有登录，首次短信登录还要核对身份证号后六位'
      : '手机号未验证或两年没有登录，又没有身份证号，只作联系方式，本人联系工作人员核实后才能登录'
    context.note(row, { code: 'W_RULE', column: 'telephone', facts: { sentence } })
  }
}

function dropTelephone(row: Row, context: CheckContext, problem: Problem): void {
  context.note(row, { ...problem, column: 'telephone' })
  row.values.telephone = null
}

const earlierThan = (row: Row, others: CheckedRow[]) => (others as Row[]).find(({ line }) => line < row.line)

function byLastLogin(one: Row, other: Row): number {
  const [a, b] = [one.values.last_login_at ?? '', other.values.last_login_at ?? '']
  return a === b ? one.line - other.line : a < b ? 1 : -1
}

/** Computed once a second: for each row it would take longer than the rest of the check. */
function provenSince(): string {
  const second = Math.floor(nowMillis() / 1000)
  if (since.second !== second) since = { second, text: toStored(now().minus({ months: provenMonths })) }
  return since.text
}

let since = { second: 0, text: '' }

/** Whether its owner used the telephone lately, so that an SMS code proves the person. */
export function isProven({ telephone_verified: isVerified, last_login_at: lastLoginAt }: Row['values']): boolean {
  if (!isVerified || !lastLoginAt) return false
  return lastLoginAt > provenSince()
}
