import type { HttpContext } from '@adonisjs/core/http'
import { allIssues } from '#certificates/issues/admin/issue_list'
import { issueListValidator } from '#certificates/issues/validators'

export default class IssuesController {
  async index({ request }: HttpContext) {
    const { page, pageSize, ...filters } = await request.validateUsing(issueListValidator)
    return allIssues(filters, page, pageSize)
  }
}
