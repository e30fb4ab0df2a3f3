import type { HttpContext } from '@adonisjs/core/http'
import { findIssue } from '#certificates/issues/public/find_issue'

export default class CredentialsController {
  /** The signed credential as it is attached to the PDF. */
  async show({ params, response }: HttpContext) {
    const { issueNo, credential } = await findIssue(params.number)
    response.header('Content-Type', 'application/vc+jwt')
    response.header('Content-Disposition', `attachment; filename="${issueNo}.jwt"`)
    response.header('Access-Control-Allow-Origin', '*')
    response.send(credential)
  }
}
