import type { HttpContext } from '@adonisjs/core/http'
import { IssueState, IssueStateMessage } from '#certificates/issues/terms'
import { findIssue } from '#certificates/issues/public/find_issue'

export default class CredentialsController {
  /** The signed credential as it is attached to the PDF, while the certificate is valid. */
  async show({ params, response }: HttpContext) {
    const { issueNo, state, credential } = await findIssue(params.number)
    response.header('Access-Control-Allow-Origin', '*')
    if (state !== IssueState.Valid) {
      const problem = { type: 'about:blank', title: 'Gone', status: 410, detail: IssueStateMessage[state], code: state }
      response.status(410).header('Content-Type', 'application/problem+json')
      return response.send(JSON.stringify(problem))
    }
    response.header('Content-Type', 'application/vc+jwt')
    response.header('Content-Disposition', `attachment; filename="${issueNo}.jwt"`)
    response.send(credential)
  }
}
