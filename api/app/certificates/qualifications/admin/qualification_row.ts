import db from '@adonisjs/lucid/services/db'
import Qualification from '#certificates/qualifications/qualification'
import { inOrderOf } from '#core/paginate'
import { maskTelephone } from '#core/shared_rules'
import { toWireDay, toWireTime } from '#core/time'

/** Rows of the list and of the export, in the order of the ids. */
export async function qualificationRows(ids: number[]) {
  const found = await Qualification.query()
    .whereIn('id', ids)
    .preload('qualificationKind')
    .preload('specialties', (query) => void query.orderBy('isMain', 'desc').orderBy('id'))
  const people = await db
    .from('users')
    .whereIn('id', [...new Set(found.flatMap(({ userId, verifiedBy }) => [userId, verifiedBy ?? userId]))])
    .select('id', 'user_name', 'telephone')
  const person = new Map(people.map((row) => [row.id, row]))
  return inOrderOf(ids, found).map((row) => {
    const { qualificationKind: kind } = row
    const { user_name: userName, telephone } = person.get(row.userId)
    return {
      qualificationId: row.id,
      userId: row.userId,
      userName: userName as string,
      telephone: telephone ? maskTelephone(telephone) : null,
      kindId: kind.id,
      kindName: kind.kindName,
      specialties: row.specialties.map(({ specialty, isMain }) => ({
        code: specialty,
        name: kind.specialtyName(specialty),
        isMain: Boolean(isMain),
      })),
      numberMasked: row.numberMasked,
      employerName: row.employerName,
      issuedOn: row.issuedOn,
      validFrom: row.validFrom,
      validTo: row.validTo,
      origin: row.origin,
      verifiedDay: row.verifiedAt && toWireDay(row.verifiedAt),
      verifiedByName: row.verifiedBy ? (person.get(row.verifiedBy)?.user_name as string | undefined) : undefined,
      createTime: toWireTime(row.createdAt),
      lockVersion: row.lockVersion,
    }
  })
}

export type AdminQualification = Awaited<ReturnType<typeof qualificationRows>>[number]
