import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import CourseEduLog from '#certificates/course_edu_log'
import { countedSecondsByRecord } from '#certificates/cycles/counted_records'
import EducationCycle from '#certificates/cycles/education_cycle'
import { chosenCertificates } from '#certificates/issues/prepare_print'
import { isPrintedByCycle, toPrintedCycle } from '#certificates/issues/printable_cycle'
import type { CurrentUser } from '#core/current_user'
import { toMinutes } from '#core/duration'
import { now, toWireDay } from '#core/time'
import { getOrFail } from '#core/get_or_fail'

/** Cycles for which minutes of these certificates count, the next application first; none while the setting is off. */
export async function printableCycles(
  client: QueryClientContract,
  viewer: Pick<CurrentUser, 'id' | 'roles'>,
  certIds: number[]
) {
  const certificates = await chosenCertificates(client, viewer, certIds)
  if (!(await isPrintedByCycle(client))) return []
  const ids = certificates.map(({ id }) => id)
  const logs = await CourseEduLog.query({ client }).whereIn('certificateId', ids)
  const cycles = await EducationCycle.query({ client })
    .where('userId', certificates[0].userId)
    .orderBy('applyUntil')
    .orderBy('id')
  const today = toWireDay(now())
  const all = await Promise.all(
    cycles.map(async (cycle) => {
      const seconds = await countedSecondsByRecord(
        client,
        cycle.id,
        logs.map(({ id }) => id)
      )
      const secondsOf = (certificateId: number) =>
        logs
          .filter((log) => log.certificateId === certificateId)
          .reduce((sum, { id }) => sum + getOrFail(seconds, id), 0)
      return {
        ...(await toPrintedCycle(client, cycle)),
        current: cycle.startsOn <= today && cycle.endsOn >= today,
        certificates: ids.map((id) => ({ furtherEduCertId: id, countedMinutes: toMinutes(secondsOf(id)) })),
      }
    })
  )
  return all.filter((cycle) => cycle.certificates.some(({ countedMinutes }) => countedMinutes > 0))
}
