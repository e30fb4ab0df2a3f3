import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser } from '#core/current_user'
import { Forbidden, UserError } from '#core/errors'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { newObjectKey } from '#media/object_key'
import StoredFile from '#media/stored_file'
import { UploadCategories } from '#media/terms'
import { canUpload, ruleMessage } from '#media/upload_rules'
import { uploadSignatureValidator } from '#media/validators'

/** A presigned form per upload, from the browser directly to the store (docs/threats.md T57). */
@inject()
export default class UploadSignaturesController {
  constructor(protected storage: ObjectStorage) {}

  async show(ctx: HttpContext) {
    const user = requireUser(ctx)
    const { category, contentType } = await ctx.request.validateUsing(uploadSignatureValidator)
    if (!canUpload(user, category)) throw new Forbidden()

    const known: string[] = [...UploadCategories[category].contentTypes]
    const mime = contentType ?? known[0]
    if (!known.includes(mime)) throw new UserError(ruleMessage(category, 'type'), { field: 'contentType' })

    const { maxBytes } = UploadCategories[category]
    const key = newObjectKey(category, user.id, mime)
    const contentTypes = contentType ? [contentType] : known
    await StoredFile.createExpected({ key, category, ownerId: user.id, mime })
    const form = await this.storage.uploadForm({ key, contentTypes, maxBytes })
    const dir = key.slice(0, key.lastIndexOf('/') + 1)
    return { ...form, url: this.storage.publicUrl(key), dir, contentTypes, maxBytes }
  }
}
