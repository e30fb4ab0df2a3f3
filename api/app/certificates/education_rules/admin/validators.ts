import vine from '@vinejs/vine'
import { CertSubject } from '#catalogue/terms'
import { CountBy, KindNameMax, RuleRange, RuleTextMax, ruleMessages } from '#certificates/education_rules/terms'
import { emptyToUndefined } from '#core/query_rules'
import { FormMessagesProvider } from '#core/forms/form_messages'
import { day, nameText, rowId } from '#core/rules'

const whole = ([least, most]: readonly [number, number]) => vine.number().withoutDecimals().range([least, most])
const hours = () => whole(RuleRange.hours)

const milestone = () =>
  vine.object({ months: whole(RuleRange.cycleMonths), requiredHours: hours(), electiveHours: hours() })

export const rulesValidator = vine.create({ kindId: rowId().optional() })

export const rulePreviewValidator = vine.create({ kindId: rowId(), validFrom: day() })

export const newRuleValidator = vine.create({
  kindId: rowId(),
  validFrom: day(),
  cycleMonths: whole(RuleRange.cycleMonths),
  requiredHours: hours(),
  electiveHours: hours(),
  extraRequiredHours: hours(),
  extraElectiveHours: hours(),
  minutesPerHour: whole(RuleRange.minutesPerHour),
  countBy: vine.enum(Object.values(CountBy)),
  applyFromDays: whole(RuleRange.applyDays),
  applyUntilDays: whole(RuleRange.applyDays),
  milestones: vine.array(milestone()).maxLength(6),
  sourceTitle: nameText().minLength(2).maxLength(RuleTextMax.sourceTitle),
  sourceUrl: vine
    .string()
    .trim()
    .maxLength(RuleTextMax.sourceUrl)
    .regex(/^https?:\/\/\S+$/)
    .parse(emptyToUndefined)
    .optional(),
  checkedBy: nameText().maxLength(RuleTextMax.checkedBy).parse(emptyToUndefined).optional(),
  checkedOn: day().parse(emptyToUndefined).optional(),
})
newRuleValidator.messagesProvider = new FormMessagesProvider({ 'sourceUrl.regex': ruleMessages.sourceUrl })

const kindName = () => nameText().minLength(2).maxLength(KindNameMax)

export const newKindValidator = vine.create({
  kindCode: vine.string().regex(/^[a-z0-9-]{2,20}$/),
  kindName: kindName(),
  /** Courses of these subjects count, each for its own specialty; without any, courses name the kind. */
  certSubjects: vine
    .array(vine.enum(Object.values(CertSubject)))
    .maxLength(6)
    .distinct(),
})
newKindValidator.messagesProvider = new FormMessagesProvider({ 'kindCode.regex': ruleMessages.kindCode })

export const kindValidator = vine.create({ kindName: kindName(), active: vine.boolean({ strict: true }) })
