import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { digestOf } from '#core/backups/file_digest'
import type { ListFile } from '#core/backups/manifest'

/** One line of JSON per entry: file lists are too long for memory. */
export async function writeList(
  folder: string,
  path: string,
  entries: AsyncIterable<{ bytes: number }>
): Promise<ListFile> {
  const file = await open(join(folder, path), 'wx', 0o600)
  let [count, totalBytes] = [0, 0]
  try {
    for await (const entry of entries) {
      await file.write(`${JSON.stringify(entry)}\n`)
      count++
      totalBytes += entry.bytes
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { ...(await digestOf(folder, path)), count, totalBytes }
}

export async function* readList<T>(folder: string, { path }: ListFile): AsyncGenerator<T> {
  const input = createReadStream(join(folder, path))
  for await (const line of createInterface({ input })) yield JSON.parse(line)
}
