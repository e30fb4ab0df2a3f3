import { createReadStream, closeSync, mkdirSync, openSync, statSync, writeSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import { UserError } from '#core/errors'
import { messages } from '#transfer/terms'

const GB = 1_000_000_000
export const zipLimits = { bytes: 2 * GB, unpacked: 20 * GB, entries: 100_000, ratio: 100, freeBytes: 1_000_000 }

/**
 * Unpacks into an empty folder. Declared sizes may be false, so what comes out is counted (docs/threats.md T251).
 * @throws UserError
 */
export async function unpackZip(path: string, folder: string, limits = zipLimits): Promise<void> {
  if (statSync(path).size > limits.bytes) throw new UserError(messages.zipTooLarge)
  let [read, unpacked, entries] = [0, 0, 0]
  let wasEntry = false
  const archive = new Unzip((entry) => {
    wasEntry = true
    if (++entries > limits.entries) throw new UserError(messages.zipTooMany)
    if (systemFile.test(entry.name)) return
    const target = join(folder, ...safeParts(entry.name))
    if (entry.name.endsWith('/')) return
    mkdirSync(dirname(target), { recursive: true })
    const file = openSync(target, 'wx', 0o600)
    const [begun, chunks] = [read, { bytes: 0 }]
    entry.ondata = (error, chunk, isLast) => {
      if (error) throw error
      chunks.bytes += chunk.length
      unpacked += chunk.length
      // The part that was just read is wholly counted as this entry's.
      const packed = entry.size ?? read - begun + partBytes
      if (chunks.bytes > limits.freeBytes && chunks.bytes > packed * limits.ratio)
        throw new UserError(messages.zipRatio)
      if (unpacked > limits.unpacked) throw new UserError(messages.zipRatio)
      writeSync(file, chunk)
      if (isLast) closeSync(file)
    }
    entry.start()
  })
  archive.register(UnzipInflate)
  archive.register(UnzipPassThrough)
  try {
    for await (const part of createReadStream(path, { highWaterMark: partBytes })) {
      archive.push(part)
      read += part.length
    }
    archive.push(new Uint8Array(0), true)
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(messages.zipBroken)
  }
  if (!wasEntry) throw new UserError(messages.zipBroken)
}

const partBytes = 65_536

/** What macOS and Windows add to a zipped folder. */
const systemFile = /^__MACOSX\/|(^|\/)(\.DS_Store|\._[^/]*|Thumbs\.db|desktop\.ini)$/i

/** The folder in an unpacked zip: people zip a folder as often as its files. */
export async function rootOf(unpacked: string): Promise<string> {
  const [first, ...others] = await readdir(unpacked)
  if (!first || others.length) return unpacked
  const only = join(unpacked, first)
  return (await stat(only)).isDirectory() ? only : unpacked
}

/** @throws UserError for a path that could leave the folder or name a hidden file */
function safeParts(name: string): string[] {
  const parts = name.replace(/\/$/, '').split('/')
  const isSafe = parts.every((part) => part && !part.startsWith('.') && !/[\\:\0]/.test(part))
  if (!isSafe || name.length > 500) throw new UserError(messages.zipPath)
  return parts
}
