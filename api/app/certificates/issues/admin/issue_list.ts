import { filterByUserName, type QueryFilter } from '#accounts/filter_by_user_name'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { parseIssueNumber } from '#certificates/issues/issue_number'
import { toOwnIssue } from '#certificates/issues/issue_transformer'
import type { IssueState } from '#certificates/issues/terms'
import { likeContains } from '#core/query_rules'
import { inOrderOf, pageOfRows } from '#core/paginate'
import { sortedBy, type Sorting } from '#core/lists/sorting'

interface IssueFilters extends Sorting<'certificate-issues'> {
  /** The whole printed number, or a part. */
  number?: string
  /** The user's current name. */
  userName?: string
  state?: IssueState
}

const columns = { number: 'certificate_issues.issue_no', issueTime: 'certificate_issues.created_at' }

export async function allIssues(filters: IssueFilters, page?: number, pageSize?: number) {
  const called = await filterByUserName(filters.userName)
  const { ids, total, more } = await pageOfRows(() => filtered(filters, called), {
    id: 'certificate_issues.id',
    sortBy: sortedBy<'certificate-issues'>(filters, columns, [[columns.issueTime, 'desc']]),
    page,
    pageSize,
  })
  const rows = inOrderOf(ids, await CertificateIssue.query().whereIn('id', ids))
  const issues = rows.map((issue) => ({ userId: issue.userId, ...toOwnIssue(issue) }))
  return { issues, total, more }
}

function filtered({ number, state }: IssueFilters, called: QueryFilter) {
  const query = CertificateIssue.query()
  if (number && parseIssueNumber(number)) query.where('issue_no', number)
  else if (number) query.whereRaw(`issue_no like ? escape '!'`, [likeContains(number)])
  if (state) query.where('state', state)
  called(query, 'certificate_issues.user_id')
  return query
}
