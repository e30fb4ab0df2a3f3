import vine from '@vinejs/vine'
import { emptyToUndefined } from '#core/query_rules'
import { rowId } from '#core/rules'
import { AnswersPerCall, AttemptMode } from '#exams/attempts/terms'

/** Longer than an answer may be: the limit and its message have one place. */
const answerText = () => vine.string().maxLength(20_000)

const correlationId = () =>
  vine
    .string()
    .regex(/^(edu|cpt|subject)-\w{1,30}$/)
    .parse(emptyToUndefined)
    .optional()
const mode = () => vine.enum(AttemptMode).optional()

export const paperValidator = vine.create({ correlationId: correlationId(), mode: mode() })

export const startValidator = vine.create({
  paperId: rowId(),
  correlationId: correlationId(),
  mode: mode(),
  restart: vine.boolean().optional(),
})

const sentAnswer = () => ({
  questionId: rowId(),
  answer: answerText(),
  rev: vine.number().withoutDecimals().range([0, 1_000_000_000]).optional(),
  clientOpId: vine
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  spentSeconds: vine.number().withoutDecimals().range([0, 86_400]).optional(),
})

const { questionId, answer, ...others } = sentAnswer()

/** One answer, or `answers` with several. */
export const answersValidator = vine.create({
  userPaperId: rowId(),
  paperId: rowId(),
  questionId: questionId.clone().optional().requiredIfMissing('answers'),
  answer: answer.clone().optional().requiredIfMissing('answers'),
  ...others,
  answers: vine
    .array(vine.object(sentAnswer()))
    .minLength(1)
    .maxLength(AnswersPerCall)
    .distinct('questionId')
    .optional(),
})

export const bookmarksValidator = vine.create({
  questions: vine
    .array(vine.object({ questionId: rowId(), bookmarked: vine.boolean() }))
    .minLength(1)
    .maxLength(AnswersPerCall)
    .distinct('questionId'),
})

export const revealValidator = vine.create({ reveal: vine.number().in([0, 1]).parse(emptyToUndefined).optional() })

export const subjectPapersValidator = vine.create({
  subjectCode: vine
    .string()
    .regex(/^[a-z]{2,10}$/)
    .parse(emptyToUndefined)
    .optional(),
  requiredCourse: vine.number().in([0, 1]).parse(emptyToUndefined).optional(),
})
