import vine from '@vinejs/vine'
import { Role } from '#core/roles'
import { paging } from '#core/rules'

export const staffListValidator = vine.create({
  roleId: vine.enum([Role.Teacher, Role.Channel]).optional(),
  name: vine.string().trim().maxLength(20).optional(),
  exclusiveCode: vine.string().trim().maxLength(6).optional(),
  ...paging(),
})
