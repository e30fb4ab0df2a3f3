import { StoredFileSchema } from '#core/schema'
import type { StoredObject } from '#drivers/storage/object_storage'

/** A file in the object store, known from the moment that somebody may upload it. */
export default class StoredFile extends StoredFileSchema {
  /** Notes who was given a ticket for the key; it weighs nothing until it has arrived. */
  static async expected(file: { key: string; category: string; ownerId: number; mime: string }) {
    return this.create({ ...file, bytes: 0 })
  }

  /** Notes a file that came through the server. */
  static async taken(
    file: { key: string; category: string; ownerId: number },
    { bytes, contentType }: StoredObject,
    name?: string
  ) {
    const originalName = name?.slice(0, 255) ?? null
    return this.create({ ...file, bytes, mime: contentType, originalName })
  }

  /** Notes what came. */
  static async arrived(key: string, { bytes, contentType }: StoredObject, name?: string) {
    await this.query()
      .where('key', key)
      .update({ bytes, mime: contentType, original_name: name?.slice(0, 255) ?? null })
  }
}
