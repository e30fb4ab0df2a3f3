import Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { addBalances, hourBalances } from '#certificates/ledger/hour_balances'
import { toMinutes } from '#core/duration'
import { toWireTime } from '#core/time'
import { getOrFail } from '#core/get_or_fail'

export async function certificatesOf(userId: number) {
  const certificates = await Certificate.query().where({ userId }).orderBy('id')
  const logs = await CourseEduLog.query().where({ userId }).select('id', 'certificateId')
  const balances = await hourBalances(logs.map(({ id }) => id))
  return certificates.map((certificate) => {
    const own = logs.filter(({ certificateId }) => certificateId === certificate.id)
    const balance = addBalances(own.map(({ id }) => getOrFail(balances, id)))
    return {
      furtherEduCertId: certificate.id,
      certSubject: certificate.certSubject,
      requiredCourse: certificate.requiredCourse ? (1 as const) : (0 as const),
      createTime: toWireTime(certificate.createdAt),
      availableHours: toMinutes(balance.available),
      usedHours: toMinutes(balance.used),
      heldHours: toMinutes(balance.held),
      certificateStatus: certificate.certificateStatus,
    }
  })
}
