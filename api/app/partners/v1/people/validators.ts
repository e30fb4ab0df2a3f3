import vine from '@vinejs/vine'
import { UserNameLength } from '#accounts/terms'
import { idCard, nameText, personName, telephone } from '#core/rules'
import { isNumberOfPerson } from '#core/shared_rules'
import { ExternalIdMax, peopleMessages as messages } from '#partners/v1/people/terms'

const externalIdRule = vine.createRule(
  (value, _options, field) => {
    if (typeof value !== 'string') return
    if (!/^[^@#]/.test(value) || isNumberOfPerson(value)) field.report(messages.externalId, 'externalId', field)
  },
  { toJSONSchema: (schema) => void (schema.pattern = '^[^@#]') }
)

/** As the ids of imported files (docs/ops/import.md). */
export const externalId = () => nameText().minLength(1).maxLength(ExternalIdMax).use(externalIdRule())

export const personLookupValidator = vine.create({
  externalId: externalId().optional(),
  idCard: idCard().optional(),
  telephone: telephone().optional(),
})

export const personValidator = vine.create({
  externalId: externalId(),
  userName: personName().minLength(UserNameLength.min).maxLength(UserNameLength.registered),
  idCard: idCard().optional(),
  telephone: telephone().optional(),
})
