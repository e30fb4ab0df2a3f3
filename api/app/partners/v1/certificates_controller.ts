import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { verifyUrl } from '#certificates/issues/credential'
import { findIssue } from '#certificates/issues/public/find_issue'
import type { IssueState } from '#certificates/issues/terms'
import { maskName } from '#core/shared_rules'
import { toRfc3339, toStored } from '#core/time'
import { externalIdsOf } from '#partners/v1/external_ids_of'
import { changedPageValidator } from '#partners/v1/validators'
import { cursorOf, limitOf, toPage } from '#partners/v1/wire'

interface Row {
  id: number
  number: string
  code: string
  state: IssueState
  subject: string
  userId: number
  userName: string
  issuedAt: string
  revokedAt: string | null
  reason: string | null
  supersededBy: string | null
}

export default class CertificatesController {
  /** The printed certificates of all learners, for an authority, as its events (docs/product.md 20.6). */
  async index(ctx: HttpContext) {
    const { updatedSince, ...page } = await ctx.request.validateUsing(changedPageValidator)
    const issues = db
      .from('certificate_issues as c')
      .join('users as u', 'u.id', 'c.user_id')
      .leftJoin('certificate_issues as s', 's.id', 'c.superseded_by_id')
      .where('c.id', '>', cursorOf(page)[0])
      .orderBy('c.id')
      .limit(limitOf(page) + 1)
      .select('c.id', 'c.issue_no as number', 'c.verify_code as code', 'c.state', 'c.cert_subject as subject')
      .select('c.user_id as userId', 'u.user_name as userName', 'c.created_at as issuedAt')
      .select('c.revoked_at as revokedAt', 'c.reason', 's.issue_no as supersededBy')
    if (updatedSince) {
      const since = toStored(DateTime.fromISO(updatedSince).toUTC())
      void issues.where((changed) => {
        for (const name of ['c.created_at', 'c.revoked_at', 'c.superseded_at']) void changed.orWhere(name, '>=', since)
      })
    }
    const rows: Row[] = await issues
    const ids = await externalIdsOf(
      ctx,
      'people',
      rows.map(({ userId }) => userId)
    )
    return toPage(rows, { limit: limitOf(page), toItem: (row) => toCertificate(row, ids), cursor: ({ id }) => id })
  }

  /** The state of a printed certificate, by its number or the code of its QR code. */
  async show({ params }: HttpContext) {
    const issue = await findIssue(params.number)
    const successor = issue.supersededById ? await CertificateIssue.findOrFail(issue.supersededById) : null
    return {
      number: issue.issueNo,
      state: issue.state,
      issuedAt: toRfc3339(issue.createdAt)!,
      revokedAt: toRfc3339(issue.revokedAt),
      reason: issue.reason,
      supersededBy: successor?.issueNo ?? null,
    }
  }
}

function toCertificate(row: Row, externalIds: Map<number, string>) {
  const { id, code, userId, userName, issuedAt, revokedAt, ...certificate } = row
  return {
    ...certificate,
    person: { id: userId, externalId: externalIds.get(userId) ?? null, name: maskName(userName) },
    verifyUrl: verifyUrl(code),
    issuedAt: toRfc3339(issuedAt)!,
    revokedAt: toRfc3339(revokedAt),
  }
}
