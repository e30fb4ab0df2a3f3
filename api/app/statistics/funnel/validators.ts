import vine from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { rowId } from '#core/rules'
import { FunnelDays } from '#statistics/funnel/terms'

export const funnelValidator = vine.create({
  days: vine
    .number()
    .in([...FunnelDays])
    .parse(emptyToUndefined)
    .optional(),
  courseId: rowId().parse(emptyToUndefined).optional(),
})
