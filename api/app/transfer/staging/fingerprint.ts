import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { filesBelow } from '#core/process/data_folder'
import { keyedHash } from '#transfer/staging/row_keys'

let code: Promise<string> | undefined

/**
 * What a stage is made of: the files, the rules that read them and the key that seals their numbers. The key of a
 * stage is derived from INDEX_KEY and a salt in its file, so it goes where the file goes.
 */
export async function fingerprintOf({ contentHash }: { contentHash: string }): Promise<string> {
  return keyedHash(`${contentHash} ${await (code ??= hashOfCode())}`)
}

/** Of all our code: a rule may come from any domain. */
async function hashOfCode(): Promise<string> {
  const folder = app.makePath('app')
  const names: string[] = []
  for await (const name of filesBelow(folder)) if (/\.[jt]s$/.test(name)) names.push(name)
  const hash = createHash('sha256')
  for (const name of names.toSorted()) hash.update(`${name}\n`).update(await readFile(join(folder, name)))
  return hash.digest('hex')
}
