import vine from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { optionalText, paging, rowId } from '#core/rules'

const answer = () => vine.string().maxLength(20_000)

export const errorQuestionsValidator = vine.create({
  ...paging(),
  courseId: rowId().parse(emptyToUndefined).optional(),
  knowledgePoint: optionalText(100),
  reveal: vine.number().in([0, 1]).parse(emptyToUndefined).optional(),
})

export const bookmarkValidator = vine.create({ questionId: rowId() })

export const answerAgainValidator = vine.create({ answer: answer() })

export const todayAnswerValidator = vine.create({ questionId: rowId(), answer: answer() })
