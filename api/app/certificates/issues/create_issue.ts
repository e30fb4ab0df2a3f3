import { DateTime } from 'luxon'
import { lockUser } from '#accounts/lock_user'
import CertificateIssue from '#certificates/issues/certificate_issue'
import CertificateIssueLine from '#certificates/issues/certificate_issue_line'
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
  const current = await collectPrintableData(trx, userId, certificates)
  if (JSON.stringify(current) !== JSON.stringify(facts)) throw new DataChangedMeanwhile()

  const replaced = await validIssuesOf(
    trx,
    certificates.map(({ id }) => id)
  )
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
    await CertificateIssueLine.create({ ...line, validKey: certificateId }, { client: trx })
  }
  await supersede(replaced, issue)
  return { issue, replaced }
}

/** The valid issue that shows the same data, so that a handed-in paper stays valid. Locks the user. */
export async function findUnchangedIssue(
  trx: Trx,
  { userId, certificates, facts }: PreparedPrint
): Promise<CertificateIssue | undefined> {
  await lockUser(trx, userId)
  const valid = await validIssuesOf(
    trx,
    certificates.map(({ id }) => id)
  )
  const snapshot = JSON.stringify(facts)
  return valid.find((issue) => issue.snapshot === snapshot && issue.ruleVersion === HourRuleVersion)
}

function validIssuesOf(trx: Trx, certificateIds: number[]): Promise<CertificateIssue[]> {
  return CertificateIssue.query({ client: trx })
    .whereIn(
      'id',
      trx.from('certificate_issue_lines').whereIn('valid_key', certificateIds).select('certificate_issue_id')
    )
    .orderBy('id')
}

/** All certificates of those issues can be printed, or reverted, again. */
export async function clearValidKeys(trx: Trx, issues: CertificateIssue[]): Promise<void> {
  if (!issues.length) return
  await CertificateIssueLine.query({ client: trx })
    .whereIn(
      'certificateIssueId',
      issues.map(({ id }) => id)
    )
    .update({ valid_key: null })
}

async function supersede(replaced: CertificateIssue[], by: CertificateIssue) {
  const superseded = { state: IssueState.Superseded, supersededById: by.id, supersededAt: by.createdAt }
  for (const issue of replaced) await issue.merge(superseded).save()
}
