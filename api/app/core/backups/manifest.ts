import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { currentKeyId, signWith } from '#core/audit/keys'
import { BackupError } from '#core/backups/backup_error'
import { otherKeys, type KeyFingerprints } from '#core/backups/key_fingerprints'

const name = 'manifest.json'

export interface BackedUpFile {
  /** Path in the backup folder. */
  path: string
  bytes: number
  sha256: string
}

/** Binary log position of the snapshot: point-in-time recovery starts there. */
export interface BinaryLogPlace {
  file: string
  position: number
}

export interface Manifest {
  format: 1
  /** ISO, UTC. */
  madeAt: string
  engine: 'sqlite' | 'mysql'
  server: string
  database: BackedUpFile
  /** Number of rows per table. */
  tables: Record<string, number>
  migrations: string[]
  /** Last entry of the audit log. */
  audit: { lastId: number; lastHash: string } | null
  binaryLog: BinaryLogPlace | null
  keys: KeyFingerprints
  /** `objects` lists the objects of an external store, `files` the files in the folder. */
  storage: 'local' | 'aliyun'
  files: ListFile
  objects: ListFile | null
}

export interface ListFile extends BackedUpFile {
  count: number
  totalBytes: number
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const signature = { keyId: currentKeyId, value: signatureOf(currentKeyId, manifest) }
  const text = JSON.stringify({ manifest, signature }, null, 2)
  await writeFile(join(folder, name), `${text}\n`, { mode: 0o600, flag: 'wx' })
}

/** @throws BackupError if it is not ours, was changed, or belongs to other keys */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new BackupError(`${folder} is no finished backup: it has no ${name}`)
  })
  const { manifest, signature } = parse(text)
  if (manifest.format !== 1) {
    throw new BackupError(`the backup has format ${manifest.format}; this release reads 1`)
  }
  const others = otherKeys(manifest.keys ?? {})
  if (others.length) {
    throw new BackupError(
      `the backup was made with other keys: ${others.join(', ')}. Put back the keys of its day (.env or secrets.json) and try again`
    )
  }
  const expected = signatureOf(signature.keyId, manifest)
  if (!expected || expected !== signature.value) {
    throw new BackupError(`${name} was changed after the backup was made`)
  }
  return manifest
}

function parse(text: string): { manifest: Manifest; signature: { keyId: string; value: string } } {
  try {
    const { manifest, signature } = JSON.parse(text)
    if (manifest && signature) return { manifest, signature }
  } catch {
    // Reported below.
  }
  throw new BackupError(`${name} cannot be read: the backup is damaged`)
}

function signatureOf(keyId: string, manifest: Manifest): string | null {
  return signWith(keyId, 'backup', [manifest])
}
