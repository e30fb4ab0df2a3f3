import vine from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { day, rowId } from '#core/rules'
import { PerDay } from '#exams/plans/terms'

export const planValidator = vine.create({
  examDate: day(),
  perDay: vine.number().withoutDecimals().range([PerDay.least, PerDay.most]),
  subjectCode: vine
    .string()
    .regex(/^[a-z]{2,10}$/)
    .parse(emptyToUndefined)
    .optional(),
})

export const plannedAnswerValidator = vine.create({ questionId: rowId(), answer: vine.string().maxLength(20_000) })
