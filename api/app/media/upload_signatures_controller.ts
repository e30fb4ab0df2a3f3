import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { signedIn } from '#core/current_user'
import { Forbidden, Refusal } from '#core/http/refusal'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { newKey } from '#media/object_key'
import StoredFile from '#media/stored_file'
import { UploadCategories } from '#media/terms'
import { mayUpload, ruleOf } from '#media/upload_rules'
import { uploadSignatureValidator } from '#media/validators'

/** Tickets for one upload each, straight from the browser to the store (threat T57). */
@inject()
export default class UploadSignaturesController {
  constructor(protected storage: ObjectStorage) {}

  async show(ctx: HttpContext) {
    const user = signedIn(ctx)
    const { category, contentType } = await ctx.request.validateUsing(uploadSignatureValidator)
    if (!mayUpload(user, category)) throw new Forbidden()

    const known: string[] = [...UploadCategories[category].contentTypes]
    const mime = contentType ?? known[0]
    if (!known.includes(mime)) throw new Refusal(ruleOf(category, 'type'), { field: 'contentType' })

    const { maxBytes } = UploadCategories[category]
    const key = newKey(category, user.id, mime)
    const contentTypes = contentType ? [contentType] : known
    await StoredFile.expected({ key, category, ownerId: user.id, mime })
    const ticket = await this.storage.ticket({ key, contentTypes, maxBytes })
    const dir = key.slice(0, key.lastIndexOf('/') + 1)
    return { ...ticket, url: this.storage.publicUrl(key), dir, contentTypes, maxBytes }
  }
}
