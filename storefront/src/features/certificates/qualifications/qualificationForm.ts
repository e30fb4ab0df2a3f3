import { characterCount } from '@zhuxue/api/characters'
import {
  EmployerMax,
  NumberMax,
  qualificationMessages as messages,
} from '@zhuxue/api/terms/certificates/qualifications'
import type { FieldErrors } from '~/lib/forms/validation'
import type { Qualification, QualificationKind } from '~/lib/http/apiTypes'

export type QualificationForm = {
  kindCode: string
  specialties: string[]
  mainSpecialty: string
  qualificationNumber: string
  /** The stored number is deleted. */
  removeNumber: boolean
  employerName: string
  validFrom: string
  validTo: string
}

export function qualificationFormOf(qualification?: Qualification): QualificationForm {
  return {
    kindCode: qualification?.kindCode ?? '',
    specialties: qualification?.specialties.map(({ code }) => code) ?? [],
    mainSpecialty: qualification?.specialties.find(({ isMain }) => isMain)?.code ?? '',
    qualificationNumber: '',
    removeNumber: false,
    employerName: qualification?.employerName ?? '',
    validFrom: qualification?.validFrom ?? '',
    validTo: qualification?.validTo ?? '',
  }
}

export function validityErrors({ validFrom, validTo }: { validFrom: string; validTo: string }) {
  return {
    validFrom: validFrom ? null : messages.dayRequired,
    validTo: validTo ? (validFrom && validTo < validFrom ? messages.backwards : null) : messages.dayRequired,
  }
}

export function qualificationErrors(form: QualificationForm, kind?: QualificationKind): FieldErrors<QualificationForm> {
  const number = characterCount(form.qualificationNumber.trim())
  const { specialties, mainSpecialty } = form
  const needsMain = specialties.length > 1 && !specialties.includes(mainSpecialty)
  return {
    ...validityErrors(form),
    kindCode: form.kindCode ? null : messages.kindRequired,
    specialties: kind?.specialties.length && !specialties.length ? messages.specialtyUnknown : null,
    mainSpecialty: needsMain ? messages.mainOnce : null,
    qualificationNumber: number && (number < 4 || number > NumberMax) ? messages.numberTooShort : null,
    employerName: characterCount(form.employerName.trim()) > EmployerMax ? messages.employerTooLong : null,
  }
}

/** The body of a call: an empty number leaves the stored one. */
export function qualificationBody({ removeNumber, qualificationNumber, ...form }: QualificationForm) {
  const number = qualificationNumber.trim()
  const { validFrom, validTo, specialties } = form
  return {
    validFrom,
    validTo,
    specialties,
    employerName: form.employerName.trim() || undefined,
    mainSpecialty: specialties.length > 1 ? form.mainSpecialty : undefined,
    ...(number ? { qualificationNumber: number } : removeNumber ? { qualificationNumber: null } : {}),
  }
}
