import { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { toUserError } from '#core/http/accept_upload'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { UploadError } from '#drivers/storage/upload_error'
import { placeholderPattern, type Picture } from '#exams/questions/imports/moodle/picture'
import { keyOfName } from '#exams/questions/imports/moodle/picture_name'
import type { MoodleRow } from '#exams/questions/imports/moodle/moodle_row'
import { newObjectKey } from '#media/object_key'
import StoredFile from '#media/stored_file'
import { UploadCategories } from '#media/terms'
import { uploadErrorMessage } from '#media/upload_rules'

const category = 'image/editor'

/** URLs by the hash of the received bytes. */
type Addresses = Map<string, string>

/** Pictures of an import are treated like uploads of the editor: checked, re-encoded, stored under a key of ours. */
@inject()
export class StorePictures {
  constructor(protected storage: ObjectStorage) {}

  /** Pictures of an earlier import and of our own exports keep their URL, so that a text stays the same. */
  async findStored(pictures: Picture[]): Promise<Addresses> {
    const found: Addresses = new Map()
    if (!pictures.length) return found
    const hashes = [...new Set(pictures.map(({ hash }) => hash))]
    const rows: { key: string; original_name: string }[] = await db
      .from('stored_files')
      .where({ category })
      .whereIn('original_name', hashes.map(nameOf))
      .orderBy('id')
      .select('key', 'original_name')
    for (const { key, original_name: name } of rows) {
      if (await this.storage.head(key)) found.set(hashIn(name), this.storage.publicUrl(key))
    }
    for (const { name, bytes, hash } of pictures) {
      const key = found.has(hash) ? null : keyOfName(name)
      if (key && (await this.storage.read(key))?.equals(bytes)) {
        found.set(hash, this.storage.publicUrl(key))
      }
    }
    return found
  }

  /** @returns the URLs, and the new keys @throws UserError when the store rejects one */
  async store(pictures: Picture[], ownerId: number | null): Promise<{ addresses: Addresses; keys: string[] }> {
    const addresses = await this.findStored(pictures)
    const keys: string[] = []
    try {
      for (const picture of pictures) {
        if (addresses.has(picture.hash)) continue
        const key = newObjectKey(category, ownerId ?? 0, picture.mime)
        await this.#storeOne(key, picture, ownerId)
        keys.push(key)
        addresses.set(picture.hash, this.storage.publicUrl(key))
      }
    } catch (error) {
      await this.remove(keys)
      if (!(error instanceof UploadError)) throw error
      throw toUserError(error, 'file', uploadErrorMessage(error, category))
    }
    return { addresses, keys }
  }

  async remove(keys: string[]): Promise<void> {
    await StoredFile.query().whereIn('key', keys).delete()
    for (const key of keys) await this.storage.delete(key)
  }

  async #storeOne(key: string, { bytes, mime, hash }: Picture, ownerId: number | null): Promise<void> {
    const { maxBytes } = UploadCategories[category]
    const rule = { key, contentTypes: [mime], maxBytes }
    const stored = await this.storage.storeUpload(rule, Readable.from([Buffer.from(bytes)]))
    await StoredFile.createStored({ key, category, ownerId }, stored, nameOf(hash))
  }
}

const nameOf = (hash: string) => `sha256:${hash}`
const hashIn = (name: string) => name.slice('sha256:'.length)

/** Replaces the placeholders of known pictures by their URLs. */
export function withAddresses<Row extends MoodleRow>(rows: Row[], addresses: Addresses): Row[] {
  const placed = (text: string) => text.replace(placeholderPattern, (held, hash: string) => addresses.get(hash) ?? held)
  return rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([column, text]) => [column, placed(text)])
    ) as Row['cells'],
  }))
}
