import User from '#accounts/user'
import Channel from '#channels/channel'
import { exclusiveCodeError } from '#channels/code_rules'
import { messages } from '#channels/terms'
import type { staffColumns } from '#channels/transfer/staff_columns'
import { normalizePersonName } from '#core/shared_rules'
import type { CheckContext, CheckedRow } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'

type Row = CheckedRow<typeof staffColumns>

const minLoginNameLength = { teacher: 4, channel: 3 } as Record<string, number>

/** The rules of `save_staff.ts`; a login name with the same name and role is the same person. */
export async function checkStaff(rows: Row[], context: CheckContext): Promise<void> {
  const users = await usersByLoginName(rows, context.trx)
  const codes = await ownersByCode(rows, context.trx)
  const inFile = { names: new Map<string, number>(), codes: new Map<string, number>() }
  for (const row of rows) {
    const { values } = row
    values.user_name = normalizePersonName(values.user_name)
    const user = users.get(values.login_name)
    const fault = faultOf(row) ?? (user && userFault(row, user)) ?? codeFault(row, codes, user) ?? repeated(row, inFile)
    if (fault) {
      context.refuse(row, { code: 'E_RULE', column: fault.column, facts: { sentence: fault.sentence } })
    } else if (user && row.rowId === null) context.link(row, user.id)
  }
}

type Fault = { column: string; sentence: string }

function faultOf({ values }: Row): Fault | null {
  const { role, user_name: name, login_name: login, exclusive_code: code } = values
  if ([...name].length < 2) return { column: 'user_name', sentence: messages.nameLength }
  if (login.length < minLoginNameLength[role]!) {
    return { column: 'login_name', sentence: messages.loginNameLength[role as 'teacher' | 'channel'] }
  }
  const isChannel = role === 'channel'
  const extra = (['exclusive_code', 'discount', 'kind', 'commission_percent'] as const).find(
    (column) => !isChannel && values[column] !== null
  )
  if (extra) return { column: extra, sentence: '讲师没有专属码、折扣、渠道类型和佣金' }
  const sentence = code && exclusiveCodeError(code)
  return sentence ? { column: 'exclusive_code', sentence } : null
}

function userFault({ values, rowId }: Row, user: User): Fault | null {
  if (rowId === user.id) return null
  const isSame = user.userName === values.user_name && user.roles.includes(values.role as never) && !user.deletedAt
  return isSame ? null : { column: 'login_name', sentence: messages.loginNameTaken }
}

function codeFault({ values, rowId }: Row, codes: Map<string, number>, user?: User): Fault | null {
  const owner = values.exclusive_code ? codes.get(values.exclusive_code) : undefined
  const isOther = owner !== undefined && owner !== (rowId ?? user?.id)
  return isOther ? { column: 'exclusive_code', sentence: messages.codeTaken } : null
}

function repeated({ values, line }: Row, inFile: { names: Map<string, number>; codes: Map<string, number> }) {
  for (const [seen, value, column] of [
    [inFile.names, values.login_name, 'login_name'],
    [inFile.codes, values.exclusive_code, 'exclusive_code'],
  ] as const) {
    if (!value) continue
    const first = seen.get(value)
    if (first !== undefined) return { column, sentence: `与第${first}行重复` }
    seen.set(value, line)
  }
  return null
}

async function usersByLoginName(rows: Row[], trx?: Trx): Promise<Map<string, User>> {
  const names = rows.map(({ values }) => values.login_name)
  const users = await User.query({ client: trx }).whereIn('loginName', names).preload('roleRows')
  return new Map(users.map((user) => [user.loginName, user]))
}

async function ownersByCode(rows: Row[], trx?: Trx): Promise<Map<string, number>> {
  const codes = rows.flatMap(({ values }) => values.exclusive_code ?? [])
  const channels = await Channel.query({ client: trx }).whereIn('exclusiveCode', codes)
  return new Map(channels.map(({ exclusiveCode, userId }) => [exclusiveCode!, userId]))
}
