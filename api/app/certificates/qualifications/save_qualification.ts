import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { lockOwnUser } from '#accounts/lock_user'
import EducationRule from '#certificates/education_rules/education_rule'
import QualificationKind from '#certificates/education_rules/qualification_kind'
import { applyQualification } from '#certificates/qualifications/apply_qualification'
import { encryptQualificationNumber } from '#certificates/qualifications/number'
import Qualification from '#certificates/qualifications/qualification'
import {
  MaxQualifications,
  QualificationOrigin,
  qualificationMessages as messages,
} from '#certificates/qualifications/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { addDays, now } from '#core/time'
import { transaction, type Trx } from '#core/transaction'

export interface QualificationForm {
  validFrom: string
  validTo: string
  issuedOn?: string | null
  qualificationNumber?: string | null
  employerName?: string
  specialties: string[]
  mainSpecialty?: string
}

const maxDays = 3660

export async function addQualification(user: CurrentUser, form: QualificationForm & { kindCode: string }) {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    return createQualification(trx, { userId: user.id, origin: QualificationOrigin.Self }, form)
  })
}

/** The caller holds the lock of the user. */
export async function createQualification(
  trx: Trx,
  { userId, origin }: { userId: number; origin: QualificationOrigin },
  form: QualificationForm & { kindCode: string }
) {
  const kind = await QualificationKind.query({ client: trx }).where({ code: form.kindCode, active: true }).first()
  if (!kind) throw new UserError(messages.kindUnknown, { field: 'kindCode' })
  const known = await Qualification.query({ client: trx }).where('userId', userId)
  if (known.length >= MaxQualifications) throw new UserError(messages.tooMany)
  await ensureNoOverlap(trx, userId, { ...form, kindId: kind.id })
  const qualification = await Qualification.create(
    { userId, qualificationKindId: kind.id, origin, lockVersion: 1, ...factsOf(form) },
    { client: trx }
  )
  await writeSpecialties(trx, qualification, kind, form)
  await applyQualification(trx, qualification, await ruleFor(trx, qualification))
  return qualification
}

export async function changeQualification(
  user: CurrentUser,
  id: number,
  { lockVersion, ...form }: QualificationForm & { lockVersion: number }
) {
  return transaction(async (trx) => {
    const qualification = await ownCurrent(trx, user, { id, lockVersion })
    return replaceFacts(trx, qualification, form)
  })
}

/** A change takes back the verification: staff verified the former data. The caller holds the lock of the user. */
export async function replaceFacts(trx: Trx, qualification: Qualification, form: QualificationForm) {
  const { id, userId, lockVersion } = qualification
  const kind = await QualificationKind.findOrFail(qualification.qualificationKindId, { client: trx })
  await ensureNoOverlap(trx, userId, { ...form, kindId: kind.id, exceptId: id })
  const before = { startsOn: qualification.validFrom }
  await qualification
    .merge({ ...factsOf(form), verifiedAt: null, verifiedBy: null, verifiedKey: null, lockVersion: lockVersion + 1 })
    .save()
  await writeSpecialties(trx, qualification, kind, form)
  await applyQualification(trx, qualification, await ruleFor(trx, qualification), before)
  return qualification
}

/** The next period of validity: the cycle before stays as it is. */
export async function renewQualification(
  user: CurrentUser,
  id: number,
  { lockVersion, validFrom, validTo }: { lockVersion: number; validFrom: string; validTo: string }
) {
  return transaction(async (trx) => {
    const qualification = await ownCurrent(trx, user, { id, lockVersion })
    ensureValidity({ validFrom, validTo })
    if (validFrom <= qualification.validTo) throw new UserError(messages.renewalEarlier, { field: 'validFrom' })
    await ensureNoOverlap(trx, user.id, { validFrom, validTo, kindId: qualification.qualificationKindId, exceptId: id })
    await qualification.merge({ validFrom, validTo, lockVersion: lockVersion + 1 }).save()
    await applyQualification(trx, qualification, await ruleFor(trx, qualification))
    return qualification
  })
}

/** Without minutes it is deleted; else it ends, and its minutes count for others of the user or for none. */
export async function removeQualification(user: CurrentUser, id: number): Promise<void> {
  await transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const qualification = await Qualification.owned(trx, user, id)
    const cycles = () => trx.from('education_cycles').where('qualification_id', id)
    const counted = await trx.from('cycle_entries').whereIn('education_cycle_id', cycles().select('id')).first()
    if (counted) {
      await qualification.merge({ endedAt: now(), lockVersion: qualification.lockVersion + 1 }).save()
      return applyQualification(trx, qualification, null)
    }
    await cycles().delete()
    await qualification.delete()
  })
}

async function ownCurrent(trx: Trx, user: CurrentUser, { id, lockVersion }: { id: number; lockVersion: number }) {
  await lockOwnUser(trx, user.id)
  const qualification = await Qualification.owned(trx, user, id)
  if (qualification.lockVersion !== lockVersion) throw new UserError(messages.changed, { code: 'conflict' })
  return qualification
}

const ruleFor = (trx: Trx, { qualificationKindId, validFrom }: Qualification) =>
  EducationRule.inForce(trx, qualificationKindId, validFrom)

function factsOf({ validFrom, validTo, issuedOn, qualificationNumber, employerName }: QualificationForm) {
  ensureValidity({ validFrom, validTo })
  const number = qualificationNumber?.toUpperCase() ?? null
  return {
    validFrom,
    validTo,
    employerName: employerName ?? null,
    ...(issuedOn === undefined ? {} : { issuedOn }),
    ...(qualificationNumber === undefined ? {} : encryptQualificationNumber(number)),
  }
}

function ensureValidity({ validFrom, validTo }: { validFrom: string; validTo: string }): void {
  if (validTo < validFrom) throw new UserError(messages.backwards, { field: 'validTo' })
  if (validTo > addDays(validFrom, maxDays)) throw new UserError(messages.tooLong, { field: 'validTo' })
}

/** For a form that is only checked. @throws UserError */
export async function ensureValidFacts(
  client: QueryClientContract,
  { userId, kindId, form }: { userId: number; kindId: number; form: QualificationForm }
): Promise<void> {
  ensureValidity(form)
  await ensureNoOverlap(client, userId, { ...form, kindId })
}

/** Two of one kind at a time would count the same duty twice. */
async function ensureNoOverlap(
  client: QueryClientContract,
  userId: number,
  period: { kindId: number; validFrom: string; validTo: string; exceptId?: number }
): Promise<void> {
  const { kindId, validFrom, validTo, exceptId = 0 } = period
  const other = await client
    .from('qualifications')
    .leftJoin('education_cycles', 'education_cycles.qualification_id', 'qualifications.id')
    .where({ 'qualifications.user_id': userId, 'qualification_kind_id': kindId })
    .whereNot('qualifications.id', exceptId)
    .whereNull('ended_at')
    .where((overlap) =>
      overlap
        .where((own) => own.where('valid_from', '<=', validTo).where('valid_to', '>=', validFrom))
        .orWhere((past) => past.where('starts_on', '<=', validTo).where('ends_on', '>=', validFrom))
    )
    .first()
  if (other) throw new UserError(messages.overlapping, { field: 'validFrom' })
}

async function writeSpecialties(
  trx: Trx,
  { id }: Qualification,
  kind: QualificationKind,
  { specialties, mainSpecialty }: QualificationForm
): Promise<void> {
  const known = kind.specialtyList.map(({ code }) => code)
  const chosen = [...new Set(specialties)]
  const hasFew = known.length ? chosen.length >= 1 : chosen.length === 0
  const isWrong =
    !hasFew || chosen.some((code) => !known.includes(code)) || (chosen.length > 1 && !kind.manySpecialties)
  if (isWrong) throw new UserError(messages.specialtyUnknown, { field: 'specialties' })
  const main = chosen.length === 1 ? chosen[0] : mainSpecialty
  if (chosen.length && !chosen.includes(main!)) throw new UserError(messages.mainOnce, { field: 'mainSpecialty' })
  await trx.from('qualification_specialties').where('qualification_id', id).delete()
  for (const specialty of chosen) {
    await trx
      .table('qualification_specialties')
      .insert({ qualification_id: id, specialty, is_main: specialty === main })
  }
}
