import { StoredFileSchema } from '#core/schema'
import { cutText } from '#core/well_formed'
import type { StoredObject } from '#drivers/storage/object_storage'

/** Created when its upload is signed. */
export default class StoredFile extends StoredFileSchema {
  static async createExpected(file: { key: string; category: string; ownerId: number; mime: string }) {
    return this.create({ ...file, bytes: 0 })
  }

  static async createStored(
    file: { key: string; category: string; ownerId: number | null },
    { bytes, contentType }: StoredObject,
    name?: string
  ) {
    const originalName = name ? cutText(name, 255) : null
    return this.create({ ...file, bytes, mime: contentType, originalName })
  }

  static async markArrived(key: string, { bytes, contentType }: StoredObject, name?: string) {
    await this.query()
      .where('key', key)
      .update({ bytes, mime: contentType, original_name: name ? cutText(name, 255) : null })
  }
}
