import type { HttpContext } from '@adonisjs/core/http'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { verifyCredential } from '#certificates/issues/credential'
import { toIssue } from '#certificates/issues/issue_transformer'
import { findIssue } from '#certificates/issues/public/find_issue'
import { publishedKeys } from '#certificates/issues/signing_keys'

export default class CertificatesController {
  /** All printed data, in every state, and whether a published key verifies the signature. */
  async show({ params }: HttpContext) {
    const issue = await findIssue(params.number)
    const successor = issue.supersededById ? await CertificateIssue.findOrFail(issue.supersededById) : null
    const credential = await verifyCredential(issue.credential, await publishedKeys())
    return {
      certificate: {
        ...toIssue(issue),
        supersededBy: successor?.issueNo ?? null,
        isSigned: credential !== null,
        fileHash: issue.fileHash,
      },
    }
  }
}
