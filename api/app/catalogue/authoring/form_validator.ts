import vine from '@vinejs/vine'
import { courseFields, plainTextNames, type PlainTextName } from '#catalogue/course_fields'
import { formMessages } from '#catalogue/authoring/form_messages'
import {
  CertSubjects,
  ChangeReasonMax,
  CourseMinutesMax,
  CourseNameMax,
  CourseNameMin,
  CourseTags,
  CourseType,
  CourseTypes,
  DescriptionMax,
  DiscountMin,
  LiveMinutesMax,
  LiveStatuses,
  LongNameMin,
  LongNameTypes,
  MaxModels,
  ModelNameMax,
  PriceMax,
  RuleCodes,
  RulePriceMin,
  ShippedTypes,
  TierRuleCode,
} from '#catalogue/terms'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { nameText, optionalReason, rowId, wireTime } from '#core/rules'

const yuan = () => vine.number().range([0, PriceMax]).decimal([0, 2])
const typeOf = (field: { data: any }) => Number(field.data?.courseType) as CourseType

const nameLength = vine.createRule((value, _options, field) => {
  const min = LongNameTypes.includes(typeOf(field)) ? LongNameMin : CourseNameMin
  const { length } = value as string
  if (length < min || length > CourseNameMax) field.report('', 'nameLength', field)
})

const asTags = (value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : (value ?? []))

const rulePrice = vine.createRule(
  (value, _options, field) => {
    const missing = value === undefined || value === null
    if (missing && field.parent.ruleCode !== TierRuleCode) field.report('', 'required', field)
  },
  { implicit: true }
)

const optionalText = (max: number) => vine.string().trim().maxLength(max).nullable().optional()
function plainTexts() {
  const rules = plainTextNames.map((name) => [name, optionalText(courseFields[name].max)])
  return Object.fromEntries(rules) as Record<PlainTextName, ReturnType<typeof optionalText>>
}

/** Status and the hot flag have their own commands and are not accepted here (docs/product.md 2.5; docs/threats.md T14). */
export const courseFormValidator = vine.create({
  courseId: rowId().nullable().optional(),
  lockVersion: vine.number().withoutDecimals().nullable().optional(),
  /** Why, for the audit log. */
  reason: optionalReason(ChangeReasonMax).nullable(),
  courseType: vine.number().in([...CourseTypes]),
  courseName: nameText().use(nameLength()),
  courseDescription: vine.string().maxLength(DescriptionMax).nullable().optional(),
  converImgUrl: vine.string().maxLength(500).nullable().optional(),
  courseImgUrl: vine.string().maxLength(500).nullable().optional(),
  backgroundColor: vine
    .string()
    .regex(/^#[0-9a-fA-F]{3,8}$/)
    .nullable()
    .optional(),
  courseTeacher: rowId().nullable().optional(),
  courseTags: vine.array(vine.enum(CourseTags)).distinct().parse(asTags).meta({ default: [] }),
  coursePriceOriginal: yuan()
    .nullable()
    .optional()
    .requiredWhen((field) => ShippedTypes.includes(typeOf(field))),
  coursePrice: yuan().nullable().optional(),
  coursePriceDiscount: vine.number().range([DiscountMin, 1]).decimal([0, 2]).nullable().optional(),
  freightPrice: yuan().nullable().optional(),
  courseTime: vine.number().range([0, CourseMinutesMax]).decimal([0, 1]).nullable().optional(),
  courseOrder: vine.number().withoutDecimals().range([0, 1_000_000]).nullable().optional(),
  orderCount: vine.number().withoutDecimals().range([0, 1_000_000_000]).nullable().optional(),
  recommended: vine.boolean().nullable().optional(),
  ...plainTexts(),
  certSubject: vine
    .enum(CertSubjects)
    .nullable()
    .optional()
    .requiredWhen((field) => typeOf(field) === CourseType.FurtherEducation),
  requiredCourse: vine
    .boolean()
    .nullable()
    .optional()
    .requiredWhen((field) => typeOf(field) === CourseType.FurtherEducation),
  liveStatus: vine
    .enum(LiveStatuses)
    .nullable()
    .optional()
    .requiredWhen((field) => typeOf(field) === CourseType.Live),
  liveStartsAt: wireTime().nullable().optional(),
  liveMinutes: vine.number().range([0, LiveMinutesMax]).decimal([0, 1]).nullable().optional(),
  relatedCourseId: rowId().nullable().optional(),
  models: vine
    .array(vine.object({ modelCode: rowId(), modelName: nameText().minLength(1).maxLength(ModelNameMax) }))
    .maxLength(MaxModels)
    .distinct('modelCode')
    .parse((value) => value ?? [])
    .meta({ default: [] }),
  discountRules: vine
    .array(
      vine.object({
        ruleCode: vine.enum(RuleCodes),
        discountedPrice: vine
          .number()
          .range([RulePriceMin, PriceMax])
          .decimal([0, 2])
          .nullable()
          .optional()
          .use(rulePrice()),
      })
    )
    .distinct('ruleCode')
    .parse((value) => value ?? [])
    .meta({ default: [] }),
})

courseFormValidator.messagesProvider = new FormMessagesProvider(formMessages)
