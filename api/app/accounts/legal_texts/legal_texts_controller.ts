import type { HttpContext } from '@adonisjs/core/http'
import LegalText, { toLegalText } from '#accounts/legal_texts/legal_text'
import { agreedKinds } from '#accounts/legal_texts/terms'
import { legalTextValidator } from '#accounts/legal_texts/validators'
import { NotFound } from '#core/errors'
import { readableHtml } from '#core/rich_text/prepare_rich_text'
import { toWireTime } from '#core/time'

export default class LegalTextsController {
  /** The texts that a user agrees to at registration, and all kinds that can be read. */
  async index() {
    const [agreed, publishedKinds] = await Promise.all([LegalText.currentlyAgreed(), LegalText.publishedKinds()])
    return { legalTexts: agreed.map(toLegalText), publishedKinds }
  }

  /** One published version, by default the current one, and the list of all versions. */
  async show({ request, params }: HttpContext) {
    const form = await request.validateUsing(legalTextValidator)
    const versions = await LegalText.query()
      .where('kind', params.kind)
      .orderBy('number', 'desc')
      .select('id', 'kind', 'number', 'changes', 'created_at')
    const number = form.number ?? versions[0]?.number
    const text = versions.some((version) => version.number === number)
      ? await LegalText.query().where({ kind: params.kind, number: number! }).firstOrFail()
      : null
    if (!text) throw new NotFound()
    return {
      legalText: {
        ...toLegalText(text),
        content: await readableHtml(text.content),
        current: text.id === versions[0]!.id,
        agreed: agreedKinds.includes(text.kind),
      },
      versions: versions.map((version) => ({
        number: version.number,
        changes: version.changes,
        createTime: toWireTime(version.createdAt),
      })),
    }
  }
}
