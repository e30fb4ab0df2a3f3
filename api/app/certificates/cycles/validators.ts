import vine from '@vinejs/vine'
import { MaxOutsideHours, ProviderMax } from '#certificates/cycles/terms'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { day, nameText, rowId } from '#core/rules'

export const outsideHoursValidator = vine.create({
  requiredCourse: vine.number().in([0, 1]),
  specialty: vine
    .string()
    .regex(/^[a-z0-9-]{1,20}$/)
    .parse(emptyToUndefined)
    .optional(),
  hours: vine.number().withoutDecimals().range([1, MaxOutsideHours]),
  providerName: nameText().minLength(2).maxLength(ProviderMax),
  day: day(),
})

export const countedCoursesValidator = vine.create({ courseIds: listOf(rowId(), 100) })
