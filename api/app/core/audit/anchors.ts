import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DateTime } from 'luxon'
import { anchorsFolder, anchorsName } from '#core/audit/anchors_folder'
import { isMissing } from '#core/process/data_folder'
import type { Head } from '#core/audit/head'
import { signWith } from '#core/audit/keys'
import { now } from '#core/time'

/** An end of the log at one time, stored where no writer of the database can reach it. */
export interface Anchor extends Head {
  /** ISO, UTC. */
  at: string
}

interface Lines {
  anchors: Anchor[]
  /** Number of lines without our signature. */
  forged: number
}

/** Of a day in UTC: committed entries, until a later anchor covers them. */
export const committedName = (at = now()) => `committed-${at.toUTC().toISODate()}.jsonl`

export async function committedFiles(): Promise<string[]> {
  const names = await readdir(anchorsFolder()).catch(nullIfMissing([]))
  return names.filter((name) => /^committed-[\d-]{10}\.jsonl$/.test(name)).sort()
}

export async function writeAnchor(head: Head): Promise<Anchor> {
  const anchor = anchorAt(now(), head)
  await appendLine(anchorsName, anchor)
  return anchor
}

export const writeCommitted = (head: Head, at: DateTime) => appendLine(committedName(at), anchorAt(at, head))

const anchorAt = (at: DateTime, head: Head): Anchor => ({ at: at.toUTC().toISO()!, ...head })

async function appendLine(name: string, anchor: Anchor): Promise<void> {
  await mkdir(anchorsFolder(), { recursive: true, mode: 0o700 })
  const handle = await open(join(anchorsFolder(), name), 'a', 0o600)
  try {
    await handle.write(`${JSON.stringify({ ...anchor, signature: signatureOf(anchor) })}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Oldest first. */
export const readAnchors = () => readLines(anchorsName)

export async function readCommitted(): Promise<Lines> {
  const files = []
  for (const name of await committedFiles()) files.push(await readLines(name))
  return {
    anchors: files.flatMap(({ anchors }) => anchors),
    forged: files.reduce((sum, { forged }) => sum + forged, 0),
  }
}

export async function readLines(name: string): Promise<Lines> {
  const text = await readFile(join(anchorsFolder(), name), 'utf8').catch(nullIfMissing(''))
  const lines = text.split('\n').filter(Boolean)
  const anchors = lines.map(toAnchor).filter((one) => one !== null)
  return { anchors, forged: lines.length - anchors.length }
}

function nullIfMissing<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    if (isMissing(error)) return nothing
    throw error
  }
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
