import { decryptIdNumber } from '#accounts/personal_data/id_card'
import { RoleText, type Role } from '#accounts/terms'
import { learners, rolesOf, withOrderCount, type LearnerFilters } from '#commerce/learners/learner_list'
import { learnerExportValidator } from '#commerce/learners/learner_validators'
import { admin } from '#core/http/access_policies'
import type { Cell } from '#core/spreadsheet'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'
import type { ExportKind } from '#exports/export_kind'

/** Contains unmasked ID numbers and telephone numbers (docs/threats.md T22). */
export const learnerExport: ExportKind<LearnerFilters> = {
  name: 'users',
  policy: admin,
  validator: learnerExportValidator,
  sheetName: '用户列表',
  columns: [
    { title: '用户编号', width: 10 },
    { title: '姓名', width: 12 },
    { title: '身份证号', width: 22, format: 'text' },
    { title: '手机号', width: 14, format: 'text' },
    { title: '角色', width: 12 },
    { title: '注册时间', width: 20, format: 'time' },
    { title: '订单数', width: 8 },
  ],
  action: 'user.export',
  object: 'users',
  words: (filters) => ({
    姓名: filters.name,
    手机号: filters.telephone,
    购买课程: filters.buyCourse,
    角色: filters.role && RoleText[filters.role],
  }),
  found: (filters, maxRows) => learners(filters).select('users.id').orderBy('users.id').limit(maxRows),
  cells: async (ids) => {
    const people = await withOrderCount(learners({})).whereIn('users.id', ids).orderBy('users.id')
    const roles = await rolesOf(people.map(({ id }) => id))
    return people.map((person) => asRow(person, getOrFail(roles, person.id)))
  },
}

function asRow(row: Record<string, any>, roles: Role[]): Cell[] {
  return [
    row.id,
    row.user_name,
    row.id_card_cipher ? decryptIdNumber(row.id_card_cipher) : null,
    row.telephone,
    roles.map((role) => RoleText[role]).join('、'),
    toWireTime(row.created_at as string),
    row.order_count,
  ]
}
