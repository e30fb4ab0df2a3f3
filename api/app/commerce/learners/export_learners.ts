import type { HttpContext } from '@adonisjs/core/http'
import { openIdCard } from '#accounts/personal_data/id_card'
import { RoleText, type Role } from '#accounts/terms'
import {
  learners,
  rolesOf,
  withOrderCount,
  type LearnerFilters,
} from '#commerce/learners/learner_list'
import { audit } from '#core/audit/audit'
import { maskTelephone } from '#core/plain_rules'
import { MostExportRows, type Cell, type Sheet } from '#core/spreadsheet'
import { toWireTime } from '#core/time'
import { transaction } from '#core/transaction'

const batch = 500

/** The audit entry, with the filters, is written before the first row is sent (docs/threats.md T22). */
export async function exportLearners(ctx: HttpContext, filters: LearnerFilters): Promise<Sheet> {
  await transaction((trx) =>
    audit(trx, ctx, { action: 'user.export', object: 'users', after: maskedFilters(filters) })
  )
  return {
    name: '用户列表',
    columns: [
      { title: '用户编号', width: 10 },
      { title: '姓名', width: 12 },
      { title: '身份证号', width: 22 },
      { title: '手机号', width: 14 },
      { title: '角色', width: 12 },
      { title: '注册时间', width: 20 },
      { title: '订单数', width: 8 },
    ],
    rows: rows(filters),
  }
}

async function* rows(filters: LearnerFilters): AsyncGenerator<Cell[]> {
  let [after, left] = [0, MostExportRows]
  while (left > 0) {
    const people = await withOrderCount(learners(filters))
      .where('users.id', '>', after)
      .orderBy('users.id')
      .limit(Math.min(batch, left))
    const roles = await rolesOf(people.map(({ id }) => id))
    for (const person of people) yield asRow(person, roles.get(person.id)!)
    if (people.length < batch) return
    after = people.at(-1)!.id
    left -= people.length
  }
}

function asRow(row: Record<string, any>, roles: Role[]): Cell[] {
  return [
    row.id,
    row.user_name,
    row.id_card_cipher ? openIdCard(row.id_card_cipher) : null,
    row.telephone,
    roles.map((role) => RoleText[role]).join('、'),
    toWireTime(row.created_at as string),
    Number(row.order_count),
  ]
}

function maskedFilters({ telephone, ...filters }: LearnerFilters) {
  return { ...filters, ...(telephone && { telephone: maskTelephone(telephone) }) }
}
