import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import { Readable } from 'node:stream'
import { UserError } from '#core/errors'
import { now, toStored } from '#core/time'
import type { ReadContext } from '#core/transfer/kind'
import type { Trx } from '#core/transaction'
import { contentTypeOf } from '#drivers/storage/content_types'
import { isKey, type ObjectStorage } from '#drivers/storage/object_storage'
import { UploadError } from '#drivers/storage/upload_error'
import { newObjectKey } from '#media/object_key'
import { UploadCategories, type UploadCategory } from '#media/terms'
import { ruleMessage, uploadErrorMessage } from '#media/upload_rules'

/** Files of an import belong to no user. */
const ownerId = 0

interface ImportedFile {
  category: UploadCategory
  /** Of the cell. */
  path: string
  bytes: Buffer
}

/** Checked like an upload. The same content is stored once, so that a repeated batch finds its files. @throws UserError */
export async function storeTransferred(
  trx: Trx,
  storage: ObjectStorage,
  { category, path, bytes }: ImportedFile
): Promise<{ key: string; bytes: number }> {
  const hash = `sha256:${createHash('sha256').update(bytes).digest('hex')}`
  const known = await trx.from('stored_files').where({ category, original_name: hash }).orderBy('id').first()
  if (known && (await storage.head(known.key))) return { key: known.key, bytes: known.bytes }

  const type = contentTypeOf(path.toLowerCase())
  const { contentTypes, maxBytes } = UploadCategories[category]
  if (!contentTypes.some((one) => one === type)) throw new UserError(ruleMessage(category, 'type'))
  if (bytes.length > maxBytes) throw new UserError(ruleMessage(category, 'size'))
  const key = await freeKey(storage, category, path)
  try {
    const stored = await storage.storeUpload({ key, contentTypes: [type], maxBytes }, Readable.from([bytes]))
    await trx
      .table('stored_files')
      .insert({
        key,
        category,
        owner_id: null,
        bytes: stored.bytes,
        mime: stored.contentType,
        original_name: hash,
        created_at: toStored(now()),
      })
    return { key, bytes: stored.bytes }
  } catch (error) {
    if (!(error instanceof UploadError)) throw error
    throw new UserError(uploadErrorMessage(error, category))
  }
}

/** Ends with the name of the file if it can, so that a later export has the same path. */
async function freeKey(storage: ObjectStorage, category: UploadCategory, path: string): Promise<string> {
  const key = newObjectKey(category, ownerId, contentTypeOf(path.toLowerCase()))
  const named = `${key.slice(0, key.lastIndexOf('/') + 1)}${basename(path)}`
  return isKey(named) && !(await storage.head(named)) ? named : key
}

/** The path of the cell; null if the object is gone. */
export async function exportFile(
  { writeFile }: ReadContext,
  storage: ObjectStorage,
  { key, folder }: { key: string; folder: string }
): Promise<string | null> {
  if (!(await storage.head(key))) return null
  const path = `${folder}/${basename(key, extname(key))}${extname(key)}`
  await writeFile(path, await storage.open(key))
  return path
}
