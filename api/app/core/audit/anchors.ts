import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'
import type { Head } from '#core/audit/head'
import { signWith } from '#core/audit/keys'
import { now } from '#core/time'

/** A high-water mark of a day, kept where whoever writes the database cannot reach. */
export interface Anchor extends Head {
  /** ISO, UTC. */
  at: string
}

const file = () =>
  join(env.get('AUDIT_ANCHORS') ?? join(env.get('DATA_DIR'), 'anchors'), 'audit.jsonl')

export async function writeAnchor(head: Head): Promise<Anchor> {
  const anchor = { at: now().toUTC().toISO()!, ...head }
  const path = file()
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const handle = await open(path, 'a', 0o600)
  try {
    await handle.write(`${JSON.stringify({ ...anchor, signature: signatureOf(anchor) })}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  return anchor
}

/** The oldest first. `forged` counts lines that we did not sign. */
export async function readAnchors(): Promise<{ anchors: Anchor[]; forged: number }> {
  const text = await readFile(file(), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').filter(Boolean)
  const anchors = lines.map(toAnchor).filter((one) => one !== null)
  return { anchors, forged: lines.length - anchors.length }
}

function toAnchor(line: string): Anchor | null {
  try {
    const { signature, ...anchor } = JSON.parse(line)
    return signature && signatureOf(anchor) === signature ? anchor : null
  } catch {
    return null
  }
}

function signatureOf({ at, lastId, lastHash, entries, keyId }: Anchor): string | null {
  return signWith(keyId, 'anchor', [at, lastId, lastHash, entries])
}
