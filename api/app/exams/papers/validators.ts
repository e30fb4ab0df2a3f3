import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { CertSubject } from '#catalogue/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { emptyToUndefined, telephoneSearch } from '#core/query_rules'
import { nameText, optionalText, paging, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'
import {
  KeysShown,
  LimitMinutes,
  MaxAttempts,
  MaxDrawRules,
  MaxPaperQuestions,
  MaxSeed,
  paperMessages,
  PaperType,
} from '#exams/papers/terms'
import { Difficulties, QuestionLimit, QuestionType } from '#exams/questions/terms'

const paperTypes = Object.values(PaperType)
const subjects = Object.values(CertSubject)
const flag = () => vine.number().in([0, 1]).parse(emptyToUndefined).optional()
const whole = (least: number, most: number) =>
  vine.number().withoutDecimals().range([least, most]).nullable().optional()

/** `yyyy-MM-dd HH:mm:ss` in the business time zone, like all times of the API. */
const businessTime = () =>
  vine
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]) ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/)
    .nullable()
    .optional()

const tag = () => nameText().minLength(1).maxLength(QuestionLimit.tag).nullable().optional()

const drawRule = vine.object({
  questionBankIds: vine.array(rowId()).minLength(1).maxLength(50).distinct(),
  questionType: vine.enum(Object.values(QuestionType)),
  count: vine.number().withoutDecimals().range([1, MaxPaperQuestions]),
  difficulty: vine
    .number()
    .in([...Difficulties] as number[])
    .nullable()
    .optional(),
  subjectCode: vine.enum(subjects).nullable().optional(),
  chapterName: tag(),
  knowledgePoint: tag(),
})

export const paperListValidator = vine.create({
  paperType: vine.enum(paperTypes).parse(emptyToUndefined).optional(),
  refId: optionalText(40),
  paperName: optionalText(100),
  courseId: rowId().parse(emptyToUndefined).optional(),
  /** 1 for papers of subjects only, 0 for those of courses and chapters. */
  ofSubject: flag(),
  ...paging(),
  ...sorting('papers'),
})

export const subjectPaperListValidator = vine.create({
  subjectCode: vine.enum(subjects).parse(emptyToUndefined).optional(),
  requiredCourse: flag(),
  ...paging(),
  ...sorting('subject-papers'),
})

export const paperValidator = vine.create({
  paperId: rowId().optional(),
  /** The version when the form was opened; absent overwrites. */
  lockVersion: vine.number().withoutDecimals().min(0).optional(),
  paperType: vine.enum(paperTypes),
  refId: vine.string().maxLength(40),
  passLine: whole(1, 100),
  limitMinutes: whole(LimitMinutes.least, LimitMinutes.most),
  maxAttempts: whole(1, MaxAttempts),
  shuffleQuestions: vine.boolean().optional(),
  shuffleChoices: vine.boolean().optional(),
  keysShown: vine.enum(Object.values(KeysShown)).optional(),
  opensAt: businessTime(),
  lastEntryAt: businessTime(),
  closesAt: businessTime(),
  drawRules: vine.array(drawRule).minLength(1).maxLength(MaxDrawRules).nullable().optional(),
})
export type PaperForm = Infer<typeof paperValidator>
paperValidator.messagesProvider = new FormMessagesProvider({
  'paperType.required': paperMessages.ref,
  'paperType.enum': paperMessages.ref,
  'refId.required': paperMessages.ref,
  'passLine.number': paperMessages.passLine,
  'passLine.range': paperMessages.passLine,
  'passLine.withoutDecimals': paperMessages.passLine,
  'limitMinutes.number': paperMessages.limitMinutes,
  'limitMinutes.range': paperMessages.limitMinutes,
  'limitMinutes.withoutDecimals': paperMessages.limitMinutes,
  'maxAttempts.number': paperMessages.maxAttempts,
  'maxAttempts.range': paperMessages.maxAttempts,
  'maxAttempts.withoutDecimals': paperMessages.maxAttempts,
  'drawRules.*.questionBankIds.required': paperMessages.ruleBanks,
  'drawRules.*.questionBankIds.array.minLength': paperMessages.ruleBanks,
})

export const paperQuestionsValidator = vine.create({
  questionIds: vine.array(rowId()).minLength(1).maxLength(MaxPaperQuestions).distinct(),
  /** The position of the first one; absent for the end. Questions already in the list are moved there. */
  questionNo: vine.number().withoutDecimals().range([1, MaxPaperQuestions]).optional(),
})

export const previewValidator = vine.create({ seed: vine.number().withoutDecimals().range([0, MaxSeed]).optional() })

const scoreFilters = () => ({ studentName: optionalText(20), telephone: telephoneSearch(), passed: flag() })
export const personScoresValidator = vine.create(paging())
export const scoreListValidator = vine.create({ ...scoreFilters(), ...paging(), ...sorting('scores') })
export const scoreExportValidator = vine.create(scoreFilters())
export const paperScoreExportValidator = vine.create({ paperId: rowId(), ...scoreFilters() })
