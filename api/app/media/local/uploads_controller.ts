import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type LocalStorage from '#drivers/storage/local_storage'
import { contentDisposition } from '#drivers/storage/content_disposition'
import { ObjectStorage, isKey, isPublicKey } from '#drivers/storage/object_storage'
import { BusySeconds, UploadError } from '#drivers/storage/upload_error'
import { NotFound } from '#core/errors'
import { readPostForm } from '#media/post_form'
import StoredFile from '#media/stored_file'
import { readLinkValidator } from '#media/validators'

/** Object store of the local driver: accepts presigned forms and serves files. */
@inject()
export default class UploadsController {
  #store: LocalStorage

  constructor(store: ObjectStorage) {
    this.#store = store as LocalStorage
  }

  async store({ request, response }: HttpContext) {
    try {
      const stored = await readPostForm(request.request, async (fields, file) => {
        const type = fields['content-type'] ?? file.headers['content-type']
        const rule = this.#store.verifyForm({
          'key': fields.key,
          'policy': fields.policy,
          'signature': fields.signature,
          'OSSAccessKeyId': fields.ossaccesskeyid,
          'content-type': type,
        })
        const object = await this.#store.storeUpload(rule, file)
        await StoredFile.markArrived(rule.key, object, file.filename)
        return object
      })
      if (!stored) throw new UploadError('incomplete')
      return { bytes: stored.bytes }
    } catch (error) {
      const uploadError = toUploadError(error)
      if (uploadError.reason === 'busy') response.header('Retry-After', String(BusySeconds))
      return response
        .status(uploadError.status)
        .send({ code: String(uploadError.status), msg: uploadError.userMessage })
    }
  }

  async show({ request, response, params }: HttpContext) {
    const { expires = 0, name = '', signature = '' } = await request.validateUsing(readLinkValidator)
    const key = params['*'].join('/')
    const open = isPublicKey(key) || this.#store.mayRead(key, { expires, name, signature })
    if (!isKey(key) || !open || !(await this.#store.head(key))) throw new NotFound()

    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    if (isPublicKey(key)) {
      response.header('Cache-Control', 'public, max-age=31536000, immutable')
    } else {
      response.header('Cache-Control', 'private, no-store')
      response.header('Content-Disposition', contentDisposition(name))
    }
    response.download(this.#store.files.pathOf(key))
  }
}

function toUploadError(error: unknown): UploadError {
  if (error instanceof UploadError) return error
  const { status, message } = error as { status?: number; message?: string }
  if (status === 400 || status === 413 || status === 415) return new UploadError('incomplete')
  if (/aborted|unexpectedly/.test(message ?? '')) return new UploadError('broken')
  throw error
}
