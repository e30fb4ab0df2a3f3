import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requireUser, type CurrentUser } from '#core/current_user'
import { toUserError } from '#core/http/accept_upload'
import { Forbidden, UserError } from '#core/errors'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { UploadError } from '#drivers/storage/upload_error'
import { newObjectKey } from '#media/object_key'
import { readPostForm, type FormFile } from '#media/post_form'
import StoredFile from '#media/stored_file'
import { UploadCategories, UploadCategoryNames, messages, type UploadCategory } from '#media/terms'
import { canUpload, uploadErrorMessage } from '#media/upload_rules'
import { uploadValidator } from '#media/validators'

/** Uploads through the server, with the rules of presigned uploads (docs/product.md 18.2). */
@inject()
export default class FilesController {
  constructor(protected storage: ObjectStorage) {}

  async store(ctx: HttpContext) {
    const user = requireUser(ctx)
    const { category } = await ctx.request.validateUsing(uploadValidator)
    if (category && !canUpload(user, category)) throw new Forbidden()

    const taken = await readPostForm(ctx.request.request, (fields, file) =>
      this.#store(user, category ?? parseCategory(fields.category), file)
    ).catch((error) => {
      throw isMalformedForm(error) ? missingFileError() : error
    })
    if (!taken) throw missingFileError()
    return taken
  }

  async #store(user: CurrentUser, category: UploadCategory, file: FormFile) {
    if (!canUpload(user, category)) throw new Forbidden()
    const mime = file.headers['content-type'] ?? ''
    const { maxBytes, contentTypes } = UploadCategories[category]
    try {
      if (!contentTypes.some((known) => known === mime)) throw new UploadError('otherType')
      const key = newObjectKey(category, user.id, mime)
      const stored = await this.storage.storeUpload({ key, contentTypes: [mime], maxBytes }, file)
      await StoredFile.createStored({ key, category, ownerId: user.id }, stored, file.filename)
      return { url: this.storage.publicUrl(key), bytes: stored.bytes }
    } catch (error) {
      if (!(error instanceof UploadError)) throw error
      throw toUserError(error, 'file', uploadErrorMessage(error, category))
    }
  }
}

/** The category may also be a field of the form, before the file. */
function parseCategory(category: string | undefined): UploadCategory {
  const known = UploadCategoryNames.find((name) => name === category)
  if (!known) throw new UserError(messages.categoryNeeded, { field: 'category' })
  return known
}

const missingFileError = () => new UserError(messages.fileNeeded, { field: 'file' })

function isMalformedForm(error: { status?: number; message?: string; code?: string }): boolean {
  if (error instanceof UserError || error instanceof Forbidden) return false
  const { status = 0, message = '' } = error
  return [400, 413, 415].includes(status) || /aborted|unexpectedly/.test(message)
}
