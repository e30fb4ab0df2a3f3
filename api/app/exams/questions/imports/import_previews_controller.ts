import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { Refusal } from '#core/http/refusal'
import { previewImport } from '#exams/questions/imports/preview_import'
import { findBank } from '#exams/questions/own_banks'
import { readPastedText } from '#exams/questions/imports/read_pasted_text'
import { readWorkbook } from '#exams/questions/imports/read_workbook'
import { importPreviewValidator } from '#exams/questions/imports/validators'
import { importMessages, MostImportBytes } from '#exams/questions/terms'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export default class ImportPreviewsController {
  async store(ctx: HttpContext) {
    const { request } = ctx
    const bank = await findBank(requireUser(ctx), Number(ctx.params.id))
    const { pasted } = await request.validateUsing(importPreviewValidator)
    const given =
      pasted === undefined ? await readWorkbook(await bodyOf(request)) : readPastedText(pasted)
    return previewImport(bank, given)
  }
}

/** The workbook is the body; the parser leaves bodies of its type alone. */
async function bodyOf(request: HttpContext['request']): Promise<Uint8Array> {
  if (!request.is([xlsx])) throw new Refusal(importMessages.notXlsx)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request.request) {
    bytes += chunk.length
    // Read to its end all the same, so that the sender gets to hear it.
    if (bytes <= MostImportBytes) chunks.push(chunk)
  }
  if (bytes > MostImportBytes) throw new Refusal(importMessages.tooLarge)
  return Buffer.concat(chunks)
}
