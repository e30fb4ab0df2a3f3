import Qualification from '#certificates/qualifications/qualification'

export async function qualificationsOf(userId: number) {
  const rows = await Qualification.query()
    .where('userId', userId)
    .whereNull('endedAt')
    .preload('qualificationKind')
    .preload('specialties', (query) => void query.orderBy('isMain', 'desc').orderBy('id'))
    .orderBy('validTo')
    .orderBy('id')
  return rows.map(toQualification)
}

function toQualification(row: Qualification) {
  const { qualificationKind: kind } = row
  return {
    qualificationId: row.id,
    kindCode: kind.code,
    kindName: kind.kindName,
    specialties: row.specialties.map(({ specialty, isMain }) => ({
      code: specialty,
      name: kind.specialtyName(specialty),
      isMain,
    })),
    numberMasked: row.numberMasked,
    employerName: row.employerName,
    issuedOn: row.issuedOn,
    validFrom: row.validFrom,
    validTo: row.validTo,
    origin: row.origin,
    verified: row.verifiedAt !== null,
    lockVersion: row.lockVersion,
  }
}
