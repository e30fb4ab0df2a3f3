import vine from '@vinejs/vine'
import { CertSubject } from '#catalogue/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { rowIds } from '#core/lists/each_row'
import { emptyToUndefined, listOf } from '#core/query_rules'
import { clauseField } from '#exams/clauses/validators'
import { nameText, optionalText, paging, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'
import { ChoiceLetters, Difficulties, questionMessages, QuestionLimit, QuestionType } from '#exams/questions/terms'

const types = Object.values(QuestionType)
const subjects = Object.values(CertSubject)
const letter = () => vine.enum(ChoiceLetters)
const tag = () => nameText().minLength(1).maxLength(QuestionLimit.tag).nullable().optional()
const difficulties = [...Difficulties] as number[]

export const bankValidator = vine.create({
  questionBankId: rowId().optional(),
  questionBankName: nameText().minLength(1).maxLength(QuestionLimit.bankName),
})
bankValidator.messagesProvider = new FormMessagesProvider({
  'questionBankName.required': questionMessages.bankName,
  'questionBankName.minLength': questionMessages.bankName,
  'questionBankName.maxLength': questionMessages.bankName,
})

export const bankListValidator = vine.create({
  questionBankName: optionalText(50),
  ...paging(),
  ...sorting('question-banks'),
})

const questionFilters = () => ({
  keyword: optionalText(100),
  questionType: vine.enum(types).parse(emptyToUndefined).optional(),
  difficulty: vine.number().in(difficulties).parse(emptyToUndefined).optional(),
  subjectCode: vine.enum(subjects).parse(emptyToUndefined).optional(),
  chapterName: optionalText(QuestionLimit.tag),
  knowledgePoint: optionalText(QuestionLimit.tag),
  reviewPending: vine.number().in([0, 1]).parse(emptyToUndefined).optional(),
})

export const questionListValidator = vine.create({ ...questionFilters(), ...paging(), ...sorting('questions') })

export const questionBatchValidator = vine.create({
  questionIds: rowIds(),
  remove: vine.literal(true).optional(),
  /** The bank that they move to. */
  questionBankId: rowId().optional(),
  subjectCode: vine.enum(subjects).nullable().optional(),
  chapterName: tag(),
  knowledgePoint: tag(),
  difficulty: vine.number().in(difficulties).nullable().optional(),
})

export const tagListValidator = vine.create({ questionBankIds: listOf(rowId(), 50).optional() })

export const questionValidator = vine.create({
  /** With an id it is an update. */
  questionId: rowId().optional(),
  /** The version that was opened for editing; absent overwrites. */
  version: rowId().optional(),
  questionType: vine.enum(types),
  questionText: vine.string().maxLength(QuestionLimit.text),
  questionScore: vine.number(),
  questionKey: letter().nullable().optional(),
  questionKeys: vine.array(letter()).maxLength(ChoiceLetters.length).optional(),
  choices: vine
    .array(vine.object({ choiceNo: letter(), choiceName: vine.string().maxLength(QuestionLimit.choice) }))
    .maxLength(ChoiceLetters.length)
    .optional(),
  referenceAnswer: vine.string().maxLength(QuestionLimit.answer).nullable().optional(),
  explanation: vine.string().maxLength(QuestionLimit.answer).nullable().optional(),
  subjectCode: vine.enum(subjects).nullable().optional(),
  chapterName: tag(),
  knowledgePoint: tag(),
  difficulty: vine.number().in(difficulties).nullable().optional(),
  clauses: vine.array(clauseField()).maxLength(QuestionLimit.clauses).optional(),
})
questionValidator.messagesProvider = new FormMessagesProvider({
  'questionType.required': questionMessages.type,
  'questionType.enum': questionMessages.type,
  'questionText.required': questionMessages.text,
  'questionScore.required': questionMessages.score,
  'questionScore.number': questionMessages.score,
  'questionKeys.*.enum': questionMessages.keyOutside,
  'questionKey.enum': questionMessages.keyOutside,
})
