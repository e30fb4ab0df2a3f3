import vine from '@vinejs/vine'
import { DepartmentMax } from '#organisations/terms'
import { emptyToUndefined } from '#core/query_rules'
import { day, nameText } from '#core/rules'

export const goalValidator = vine.create({
  department: nameText().maxLength(DepartmentMax).parse(emptyToUndefined).optional(),
  kindCode: vine.string().regex(/^[a-z0-9-]{1,20}$/),
  dueOn: day(),
})
