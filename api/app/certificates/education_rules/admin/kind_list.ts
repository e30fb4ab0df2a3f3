import db from '@adonisjs/lucid/services/db'
import QualificationKind from '#certificates/education_rules/qualification_kind'

export async function allKinds() {
  const kinds = await QualificationKind.query().orderBy('id')
  const counts = await db
    .from('qualifications')
    .whereNull('ended_at')
    .groupBy('qualification_kind_id')
    .select('qualification_kind_id as kindId')
    .count('* as total')
  const totals = new Map(counts.map(({ kindId, total }) => [Number(kindId), Number(total)]))
  return kinds.map((kind) => ({
    kindId: kind.id,
    kindCode: kind.code,
    kindName: kind.kindName,
    specialties: kind.specialtyList.map(({ code, name }) => ({ code, name })),
    certSubjects: kind.acceptedSubjects,
    active: Boolean(kind.active),
    qualificationCount: totals.get(kind.id) ?? 0,
  }))
}
