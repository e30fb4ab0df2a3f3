import CertificateIssue from '#certificates/issues/certificate_issue'
import { toOwnIssue } from '#certificates/issues/issue_transformer'
import type { IssueState } from '#certificates/issues/terms'
import { likeContains } from '#core/query_rules'

interface IssueFilters {
  number?: string
  /** As the person is called now. */
  userName?: string
  state?: IssueState
}

export async function allIssues(filters: IssueFilters, page = 1, pageSize = 10) {
  const query = CertificateIssue.query().orderBy('createdAt', 'desc').orderBy('id', 'desc')
  if (filters.number) query.whereRaw(`issue_no like ? escape '!'`, [likeContains(filters.number)])
  if (filters.state) query.where('state', filters.state)
  if (filters.userName) {
    query.whereRaw(`user_id in (select id from users where user_name like ? escape '!')`, [
      likeContains(filters.userName),
    ])
  }
  const found = await query.paginate(page, pageSize)
  const issues = found.all().map((issue) => ({ userId: issue.userId, ...toOwnIssue(issue) }))
  return { issues, total: found.total }
}
