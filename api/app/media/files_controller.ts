import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { signedIn, type CurrentUser } from '#core/current_user'
import { Forbidden, Refusal } from '#core/http/refusal'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { UploadRefused } from '#drivers/storage/upload_refused'
import { newKey } from '#media/object_key'
import { readPostForm, type FormFile } from '#media/post_form'
import StoredFile from '#media/stored_file'
import { UploadCategories, UploadCategoryNames, messages, type UploadCategory } from '#media/terms'
import { mayUpload, sentenceOf } from '#media/upload_rules'
import { uploadValidator } from '#media/validators'

/** Files that come through the server, under the rules of the signed forms (back office, section 7). */
@inject()
export default class FilesController {
  constructor(protected storage: ObjectStorage) {}

  async store(ctx: HttpContext) {
    const user = signedIn(ctx)
    const { category } = await ctx.request.validateUsing(uploadValidator)
    if (category && !mayUpload(user, category)) throw new Forbidden()

    const taken = await readPostForm(ctx.request.request, (fields, file) =>
      this.#take(user, category ?? named(fields.category), file)
    ).catch((error) => {
      throw noForm(error) ? fileNeeded() : error
    })
    if (!taken) throw fileNeeded()
    return taken
  }

  async #take(user: CurrentUser, category: UploadCategory, file: FormFile) {
    if (!mayUpload(user, category)) throw new Forbidden()
    const mime = file.headers['content-type'] ?? ''
    const { maxBytes, contentTypes } = UploadCategories[category]
    try {
      if (!contentTypes.some((known) => known === mime)) throw new UploadRefused('otherType')
      const key = newKey(category, user.id, mime)
      const stored = await this.storage.take({ key, contentTypes: [mime], maxBytes }, file)
      await StoredFile.taken({ key, category, ownerId: user.id }, stored, file.filename)
      return { url: this.storage.publicUrl(key), bytes: stored.bytes }
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error
      throw new Refusal(sentenceOf(error, category), { field: 'file' })
    }
  }
}

/** The category may also be a field of the form, before the file. */
function named(category: string | undefined): UploadCategory {
  const known = UploadCategoryNames.find((name) => name === category)
  if (!known) throw new Refusal(messages.categoryNeeded, { field: 'category' })
  return known
}

const fileNeeded = () => new Refusal(messages.fileNeeded, { field: 'file' })

/** What came is no form, or broke off. */
function noForm(error: { status?: number; message?: string; code?: string }): boolean {
  if (error instanceof Refusal || error instanceof Forbidden) return false
  const { status = 0, message = '' } = error
  return [400, 413, 415].includes(status) || /aborted|unexpectedly/.test(message)
}
