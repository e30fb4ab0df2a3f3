import db from '@adonisjs/lucid/services/db'

/** What a new version of this day would mean for the cycles of its kind, which all stay as they are. */
export async function previewRule({ kindId, validFrom }: { kindId: number; validFrom: string }) {
  const [counts] = await db
    .from('education_cycles as c')
    .join('qualifications as q', 'q.id', 'c.qualification_id')
    .where({ 'q.qualification_kind_id': kindId, 'c.state': 'open' })
    .whereNull('q.ended_at')
    .select(
      db.raw('count(*) as total'),
      db.raw('sum(case when c.starts_on >= ? then 1 else 0 end) as later', [validFrom])
    )
  const same = await db.from('education_rules').where({ qualification_kind_id: kindId, valid_from: validFrom }).first()
  return {
    /** They keep their targets; an admin can recount chosen ones. */
    openCycles: Number(counts.total),
    /** Of these, the ones that began on or after the day. */
    begunSince: Number(counts.later ?? 0),
    dayTaken: Boolean(same),
  }
}
