import { readZip, type FileDigest } from '#core/zip'

export const ManifestName = 'manifest.json'

export interface ManifestCheck {
  /** Messages for each mismatch; empty when every file matches the manifest. */
  faults: string[]
  files: number
}

/** Recomputes the digest of each file of a bundle. */
export async function checkManifest(bytes: AsyncIterable<Uint8Array>): Promise<ManifestCheck> {
  const { digests, texts } = await readZip(bytes, (name) => name === ManifestName)
  const text = texts.get(ManifestName)
  if (!text) return { faults: [`${ManifestName} is missing`], files: digests.length }
  const listed: FileDigest[] = JSON.parse(text).files
  const present = digests.filter(({ name }) => name !== ManifestName)
  const found = new Map(present.map((digest) => [digest.name, digest]))
  const faults = [
    ...listed.flatMap((one) => mismatchOf(one, found.get(one.name))),
    ...present
      .filter(({ name }) => !listed.some((one) => one.name === name))
      .map(({ name }) => `${name} is not listed`),
    ...(found.size === present.length ? [] : ['a file is there twice']),
  ]
  return { faults, files: present.length }
}

function mismatchOf(listed: FileDigest, found: FileDigest | undefined): string[] {
  if (!found) return [`${listed.name} is missing`]
  const isSame = found.sha256 === listed.sha256 && found.bytes === listed.bytes
  return isSame ? [] : [`${listed.name} is not what the manifest says`]
}
