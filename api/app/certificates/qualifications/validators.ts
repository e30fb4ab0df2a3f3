import vine from '@vinejs/vine'
import { EmployerMax, NumberMax } from '#certificates/qualifications/terms'
import { emptyToUndefined } from '#core/query_rules'
import { day, nameText, rowId } from '#core/rules'

const validity = () => ({ validFrom: day(), validTo: day() })

const optionalDay = () => day().parse(emptyToUndefined).nullable().optional()

const optionalName = (most: number) => nameText().maxLength(most).parse(emptyToUndefined).optional()

export const qualificationDetails = () => ({
  ...validity(),
  /** Absent: the stored day stays. */
  issuedOn: optionalDay(),
  /** Absent: the stored number stays; null: it is removed. */
  qualificationNumber: nameText().minLength(4).maxLength(NumberMax).parse(emptyToUndefined).nullable().optional(),
  employerName: optionalName(EmployerMax),
  specialties: vine.array(vine.string().regex(/^[a-z0-9-]{1,20}$/)).maxLength(10),
  mainSpecialty: vine
    .string()
    .regex(/^[a-z0-9-]{1,20}$/)
    .parse(emptyToUndefined)
    .optional(),
})

export const newQualificationValidator = vine.create({
  kindCode: vine.string().regex(/^[a-z0-9-]{1,20}$/),
  ...qualificationDetails(),
})

export const qualificationValidator = vine.create({ lockVersion: rowId(), ...qualificationDetails() })

export const renewalValidator = vine.create({ lockVersion: rowId(), ...validity() })
