import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'

export interface LocalStream {
  /** Unix seconds at which its picture began; null while nothing is sent. */
  since: number | null
}

const plainName = /^[a-z0-9]{1,64}$/i
/** The demo academy's lesson is on the air until somebody stops it. */
const demoPrefix = 'demo'

const path = (stream: string) => join(env.get('DATA_DIR'), 'live', `${stream}.json`)

export async function readStream(stream: string): Promise<LocalStream | null> {
  if (!plainName.test(stream)) return null
  const text = await readFile(path(stream), 'utf8').catch(() => null)
  if (text === null) return { since: stream.startsWith(demoPrefix) ? 0 : null }
  return JSON.parse(text) as LocalStream
}

export async function writeStream(stream: string, facts: LocalStream): Promise<void> {
  await mkdir(join(env.get('DATA_DIR'), 'live'), { recursive: true, mode: 0o700 })
  await writeFile(`${path(stream)}.new`, JSON.stringify(facts))
  await rename(`${path(stream)}.new`, path(stream))
}
