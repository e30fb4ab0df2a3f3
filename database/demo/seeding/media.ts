import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { mediaFolder } from '../media_folder.js'
import { letters } from './seeded_random.js'
import { daysBefore, stored } from './times.js'
import type { SeedContext } from './seed_context.js'

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export type StoredMedia = { key: string; url: string; name: string; bytes: number }

/**
 * Stores a file of the demo's media folder in the product's object store, under a key like that of an upload: category,
 * month, owner, twenty characters.
 */
export async function storeMedia(
  { tables, tools, adminId }: SeedContext,
  category: string,
  path: string,
  originalName = basename(path)
): Promise<StoredMedia> {
  const body = await readFile(new URL(path, mediaFolder))
  const created = daysBefore(tools.now, 120)
  const month = stored(created).slice(0, 7).replace('-', '')
  const mime = types[extname(path)]
  const key = `${category}/${month}/${adminId}/${letters(path, 20)}${extname(path)}`

  tables.add('stored_files', {
    key,
    category,
    owner_id: adminId,
    bytes: body.length,
    mime,
    original_name: originalName,
    created_at: stored(created),
  })
  const url = await tools.storeFile(key, body, mime)
  return { key, url, name: originalName, bytes: body.length }
}
