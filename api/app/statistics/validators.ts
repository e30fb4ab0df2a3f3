import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { day, dayRange, paging, rowId } from '#core/rules'
import { rangeMessages } from '#core/shared_rules'
import { messages, ProductType, RangeType, TrendDays } from '#statistics/terms'

const rangeType = () =>
  vine
    .enum(Object.values(RangeType))
    .parse((value) => (value === 'yesterday' ? RangeType.Yesterday : value || undefined))
    .optional()

const inOrder = vine.createRule((days, _options, field) => {
  if (Array.isArray(days) && days[1] < days[0]) field.report(rangeMessages.backwards, 'notBefore', field)
})

/** Two days in `dateRange`, or `startDate` and `endDate`: the specification has both. */
const days = () => ({
  ...dayRange('startDate', 'endDate'),
  dateRange: listOf(day(), 2).fixedLength(2).use(inOrder()).optional(),
})

export const rangeTypeValidator = vine.create({ rangeType: rangeType() })

export const productOrdersValidator = vine.create({ rangeType: rangeType(), ...paging() })

export const trendValidator = vine.create({
  days: vine
    .number()
    .in([...TrendDays])
    .optional(),
})

/** Documented names; whose figures these are depends on the path and the session. */
const ownerId = () => rowId().parse(emptyToUndefined).optional()

export const partnerStatsValidator = vine.create({
  ...days(),
  channelId: ownerId(),
  productType: vine.number().in(Object.values(ProductType)).parse(emptyToUndefined).optional(),
})

export const teacherStatsValidator = vine.create({ ...days(), teacherId: ownerId() })

export const rankingValidator = vine.create({ courseId: listOf(rowId(), 50).optional() })

for (const validator of [partnerStatsValidator, teacherStatsValidator]) {
  validator.messagesProvider = new SimpleMessagesProvider({
    'startDate.regex': messages.dayFormat,
    'endDate.regex': messages.dayFormat,
    'dateRange.array.fixedLength': messages.dayFormat,
    'dateRange.*.regex': messages.dayFormat,
  })
}
