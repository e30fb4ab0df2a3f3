import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { hasRole, signedIn, type CurrentUser } from '#core/current_user'
import { Forbidden, Refusal } from '#core/refusal'
import { Role } from '#core/roles'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { newKey } from '#media/object_key'
import StoredFile from '#media/stored_file'
import { UploadCategories, says, type UploadCategory } from '#media/terms'
import { uploadSignatureValidator } from '#media/validators'

/** Tickets for one upload each, straight from the browser to the store (threat T57). */
@inject()
export default class UploadSignaturesController {
  constructor(protected storage: ObjectStorage) {}

  async show(ctx: HttpContext) {
    const user = signedIn(ctx)
    const { category, contentType } = await ctx.request.validateUsing(uploadSignatureValidator)
    if (!mayUpload(user, category)) throw new Forbidden()

    const contentTypes: string[] = [...UploadCategories[category].contentTypes]
    const mime = contentType ?? contentTypes[0]
    if (!contentTypes.includes(mime)) {
      throw new Refusal(category === 'handout' ? says.handoutType : says.imageRule, {
        field: 'contentType',
      })
    }

    const { maxBytes } = UploadCategories[category]
    const key = newKey(category, user.id, mime)
    await StoredFile.expected({ key, category, ownerId: user.id, mime })
    const ticket = await this.storage.ticket({ key, contentTypes, maxBytes })
    return { ...ticket, dir: key.slice(0, key.lastIndexOf('/') + 1), contentTypes, maxBytes }
  }
}

/** A picture of oneself is everybody's; what is published belongs to those who write it. */
function mayUpload(user: CurrentUser, category: UploadCategory): boolean {
  if (category === 'avatar') return true
  if (category === 'image/param') return hasRole(user, Role.Admin)
  return hasRole(user, Role.Admin, Role.Teacher)
}
