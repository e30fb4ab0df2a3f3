import type Certificate from '#certificates/certificate'
import CourseEduLog from '#certificates/course_edu_log'
import { addBalances, hourBalances } from '#certificates/ledger/hour_balances'
import { CertificateStatus, PrintAboveMinutes } from '#certificates/terms'
import type { Trx } from '#core/transaction'

/** Passed when the uploaded minutes exceed those needed for a print; a revert can undo it. */
export async function updateCertificateStatus(trx: Trx, certificate: Certificate): Promise<void> {
  const logs = await CourseEduLog.query({ client: trx }).where({ certificateId: certificate.id })
  const balances = await hourBalances(
    logs.map(({ id }) => id),
    trx
  )
  const { used } = addBalances([...balances.values()])
  const isPassed = used > PrintAboveMinutes * 60
  const certificateStatus = isPassed ? CertificateStatus.Pass : CertificateStatus.Learning
  await certificate.useTransaction(trx).merge({ certificateStatus }).save()
}
