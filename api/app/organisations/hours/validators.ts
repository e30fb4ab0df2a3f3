import vine from '@vinejs/vine'
import { DepartmentMax, HoursState } from '#organisations/terms'
import { emptyToUndefined } from '#core/query_rules'
import { day, nameText, paging } from '#core/rules'

const kindCode = () => vine.string().regex(/^[a-z0-9-]{1,20}$/)

export const hoursFilters = () => ({
  department: nameText().maxLength(DepartmentMax).parse(emptyToUndefined).optional(),
  kindCode: kindCode().parse(emptyToUndefined).optional(),
  state: vine.enum(Object.values(HoursState)).parse(emptyToUndefined).optional(),
  dueBefore: day().parse(emptyToUndefined).optional(),
})

export const hoursValidator = vine.create({ ...hoursFilters(), ...paging() })
export const hoursSheetValidator = vine.create(hoursFilters())
export const eventsValidator = vine.create(paging())
