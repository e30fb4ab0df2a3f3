import vine from '@vinejs/vine'
import { NumberMax, QualificationOrigin, QualificationReasonMax } from '#certificates/qualifications/terms'
import { qualificationDetails } from '#certificates/qualifications/validators'
import { emptyToUndefined, telephoneSearch } from '#core/query_rules'
import { day, nameText, optionalText, paging, reasonText, rowId } from '#core/rules'
import { sorting } from '#core/lists/sorting'

const filters = () => ({
  kindId: rowId().parse(emptyToUndefined).optional(),
  verified: vine.number().in([0, 1]).parse(emptyToUndefined).optional(),
  origin: vine.enum(Object.values(QualificationOrigin)).parse(emptyToUndefined).optional(),
  /** The last day of validity, inclusive. */
  endsBefore: day().parse(emptyToUndefined).optional(),
  /** The whole number. */
  qualificationNumber: optionalText(NumberMax),
  userName: optionalText(20),
  telephone: telephoneSearch(),
})

export const qualificationsValidator = vine.create({
  ...filters(),
  userId: rowId().optional(),
  ...paging(),
  ...sorting('qualifications'),
})

export const qualificationExportValidator = vine.create(filters())

export const correctionValidator = vine.create({
  lockVersion: rowId(),
  ...qualificationDetails(),
  reason: reasonText(QualificationReasonMax),
})

/** The number as the authority's register shows it. */
export const verificationValidator = vine.create({
  lockVersion: rowId(),
  qualificationNumber: nameText().minLength(4).maxLength(NumberMax),
})
