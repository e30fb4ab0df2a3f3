import type { HttpContext } from '@adonisjs/core/http'
import { issueMessages, MaxVerifiedBytes, VerifiedFileTypes } from '#certificates/issues/terms'
import { verifyFile } from '#certificates/issues/verify_file'
import { readBodyFile } from '#core/http/body_file'

export default class FilesController {
  /** The body is the file, a PDF or a bare credential; it is not stored. */
  async store({ request }: HttpContext) {
    const bytes = await readBodyFile(request, {
      types: VerifiedFileTypes,
      maxBytes: MaxVerifiedBytes,
      otherType: issueMessages.otherFile,
      tooLarge: issueMessages.fileTooLarge,
    })
    return { file: await verifyFile(bytes) }
  }
}
