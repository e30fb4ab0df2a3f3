import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { notesFile } from '#learning/notes/notes_file'

export default class NoteFilesController {
  async show(ctx: HttpContext) {
    const { name, text } = await notesFile(requireUser(ctx).id, ctx.params.id)
    const { response } = ctx
    response.header('Content-Type', 'text/markdown; charset=utf-8')
    response.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    response.send(text)
  }
}
