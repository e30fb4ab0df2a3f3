import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { dayRange, paging, rowId } from '#core/rules'
import { messages, ProductType, RangeType, TrendDays } from '#statistics/terms'

const rangeType = () =>
  vine
    .enum(Object.values(RangeType))
    .parse((value) => (value === 'yesterday' ? RangeType.Yesterday : value || undefined))
    .optional()

export const rangeTypeValidator = vine.create({ rangeType: rangeType() })

export const productOrdersValidator = vine.create({ rangeType: rangeType(), ...paging() })

export const trendValidator = vine.create({
  days: vine
    .number()
    .in([...TrendDays])
    .optional(),
})

export const partnerStatsValidator = vine.create({
  ...dayRange('startDate', 'endDate'),
  productType: vine.number().in(Object.values(ProductType)).parse(emptyToUndefined).optional(),
})

export const teacherStatsValidator = vine.create(dayRange('startDate', 'endDate'))

export const rankingValidator = vine.create({ courseId: listOf(rowId(), 50).optional() })

for (const validator of [partnerStatsValidator, teacherStatsValidator]) {
  validator.messagesProvider = new SimpleMessagesProvider({
    'startDate.regex': messages.dayFormat,
    'endDate.regex': messages.dayFormat,
  })
}
