import type { Dirent } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import env from '#start/env'

export const inDataFolder = (path: string) => join(env.get('DATA_DIR'), path)

/** `npm run` starts commands in another folder than the user's current one. */
export const fromCaller = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Paths of all files in the tree, except hidden ones, which are still being written. */
export async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  for (const entry of await entriesOf(join(folder, below))) {
    if (entry.name.startsWith('.')) continue
    const path = join(below, entry.name)
    if (entry.isDirectory()) yield* filesBelow(folder, path)
    else if (entry.isFile()) yield path
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true })
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

export function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT'
}
