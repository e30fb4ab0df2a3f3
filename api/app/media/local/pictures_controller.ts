import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFound } from '#core/errors'
import type LocalStorage from '#drivers/storage/local_storage'
import { ObjectStorage, isPublicKey } from '#drivers/storage/object_storage'
import { PictureFormats, PictureWidths, type PictureFormat } from '#media/pictures'

@inject()
export default class PicturesController {
  #store: LocalStorage

  constructor(store: ObjectStorage) {
    this.#store = store as LocalStorage
  }

  async show({ params, response }: HttpContext) {
    const { key, width, format } = parseRequest(params.width, params['*'].join('/'))
    if (!isPublicKey(key) || !(await this.#store.head(key))) throw new NotFound()

    const original = this.#store.files.pathOf(key)
    const rendition = await this.#store.renditions.rendition(original, key, { width, format })

    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Content-Security-Policy', "default-src 'none'; sandbox")
    // The original is a placeholder: the next request may get the rendition.
    response.header('Cache-Control', rendition ? 'public, max-age=31536000, immutable' : 'no-store')
    response.download(rendition ?? original)
  }
}

function parseRequest(width: string, file: string) {
  const dot = file.lastIndexOf('.')
  const known = PictureWidths.find((one) => String(one) === width)
  const format = file.slice(dot + 1) as PictureFormat
  if (!known || !PictureFormats.includes(format)) throw new NotFound()
  return { key: file.slice(0, dot), width: known, format }
}
