import { DateTime } from 'luxon'
import { lockUser } from '#accounts/lock_user'
import CertificateIssue from '#certificates/issues/certificate_issue'
import CertificateIssueLine from '#certificates/issues/certificate_issue_line'
import type { IssueData } from '#certificates/issues/issue_data'
import { queueIssued, queueSuperseded } from '#certificates/issues/issue_events'
import { collectPrintableData, type PreparedPrint } from '#certificates/issues/prepare_print'
import { IssueState } from '#certificates/issues/terms'
import { HourRuleVersion } from '#certificates/terms'
import type { CurrentUser } from '#core/current_user'
import { isDuplicate, type Trx } from '#core/transaction'

/** The hours, or the user's data, changed after the PDF was rendered; or a random identifier was taken meanwhile. */
export class DataChangedMeanwhile extends Error {}

/** Locks the user, so that parallel prints leave one valid (docs/threats.md T36). @throws DataChangedMeanwhile */
export async function bookIssue(
  trx: Trx,
  viewer: Pick<CurrentUser, 'id'>,
  print: PreparedPrint
): Promise<{ issue: CertificateIssue; replaced: CertificateIssue[] }> {
  const { userId, certificates, facts, issued } = print
  await lockUser(trx, userId)
  const current = await collectPrintableData(trx, { userId, certificates, cycleId: facts.cycle?.cycleId })
  if (JSON.stringify(current) !== JSON.stringify(facts)) throw new DataChangedMeanwhile()

  const replaced = await validIssuesOf(trx, print)
  await clearValidKeys(trx, replaced)
  const issue = await CertificateIssue.create(
    {
      issueNo: issued.number,
      verifyCode: issued.verifyCode,
      userId,
      certSubject: facts.certSubject,
      snapshot: JSON.stringify(facts),
      credential: print.credential,
      ruleVersion: HourRuleVersion,
      statusList: issued.status.list,
      statusIndex: issued.status.index,
      fileKey: print.fileKey,
      fileHash: print.fileHash,
      fileBytes: print.bytes.length,
      state: IssueState.Valid,
      issuedBy: viewer.id,
      createdAt: DateTime.fromJSDate(issued.issuedAt),
    },
    { client: trx }
  ).catch((error) => {
    throw isDuplicate(error) ? new DataChangedMeanwhile() : error
  })
  for (const { certificateId, uploadedSeconds } of facts.parts) {
    const line = { certificateIssueId: issue.id, certificateId, uploadedSeconds }
    await CertificateIssueLine.create({ ...line, ...validKeys(certificateId, facts) }, { client: trx })
  }
  await supersede(replaced, issue)
  await queueIssued(trx, issue)
  await queueSuperseded(trx, replaced, issue)
  return { issue, replaced }
}

/** The valid issue that shows the same data, so that a handed-in paper stays valid. Locks the user. */
export async function findUnchangedIssue(trx: Trx, print: PreparedPrint): Promise<CertificateIssue | undefined> {
  await lockUser(trx, print.userId)
  const valid = await validIssuesOf(trx, print)
  const snapshot = JSON.stringify(print.facts)
  return valid.find((issue) => issue.snapshot === snapshot && issue.ruleVersion === HourRuleVersion)
}

/** Of the same certificates and, if only the minutes of a cycle are printed, of the same cycle. */
function validIssuesOf(trx: Trx, { certificates, facts }: PreparedPrint): Promise<CertificateIssue[]> {
  const keys = certificates.map(({ id }) => validKeys(id, facts))
  const lines = trx.from('certificate_issue_lines').select('certificate_issue_id')
  if (facts.cycle)
    lines.whereIn(
      'cycle_key',
      keys.map(({ cycleKey }) => cycleKey!)
    )
  else
    lines.whereIn(
      'valid_key',
      keys.map(({ validKey }) => validKey!)
    )
  return CertificateIssue.query({ client: trx }).whereIn('id', lines).orderBy('id')
}

function validKeys(certificateId: number, { cycle }: IssueData) {
  return {
    validKey: cycle ? null : certificateId,
    educationCycleId: cycle?.cycleId ?? null,
    cycleKey: cycle ? `${certificateId}:${cycle.cycleId}` : null,
  }
}

/** All certificates of those issues can be printed, or reverted, again. */
export async function clearValidKeys(trx: Trx, issues: CertificateIssue[]): Promise<void> {
  if (!issues.length) return
  await CertificateIssueLine.query({ client: trx })
    .whereIn(
      'certificateIssueId',
      issues.map(({ id }) => id)
    )
    .update({ valid_key: null, cycle_key: null })
}

async function supersede(replaced: CertificateIssue[], by: CertificateIssue) {
  const superseded = { state: IssueState.Superseded, supersededById: by.id, supersededAt: by.createdAt }
  for (const issue of replaced) await issue.merge(superseded).save()
}
