import type { CertSubject } from '#catalogue/terms'
import { QualificationKindSchema } from '#core/schema'

export interface Specialty {
  code: string
  name: string
  /** Courses of this subject count for the specialty. */
  certSubject?: CertSubject
}

export default class QualificationKind extends QualificationKindSchema {
  get specialtyList(): Specialty[] {
    return JSON.parse(this.specialties)
  }

  get acceptedSubjects(): CertSubject[] {
    return JSON.parse(this.accepts)
  }

  specialtyName(code: string): string {
    return this.specialtyList.find((one) => one.code === code)?.name ?? code
  }

  /** What courses of the subject count for; null when the user's specialty does not have it, '' for a kind without. */
  specialtyOf(subject: CertSubject): string | null {
    if (!this.specialtyList.length) return ''
    return this.specialtyList.find(({ certSubject }) => certSubject === subject)?.code ?? null
  }
}
