import { createHash } from 'node:crypto'
import type { JWK } from 'jose'
import CertificateIssue from '#certificates/issues/certificate_issue'
import { verifyCredential, type Credential } from '#certificates/issues/credential'
import { publishedKeys } from '#certificates/issues/signing_keys'
import { FileVerdict } from '#certificates/issues/terms'
import { attachmentsOf } from '#core/pdf/attachments'

/** The credential in a PDF, or a bare credential, that one of these keys signed; null when there is none. */
export async function credentialOf(file: Buffer, keys: JWK[]): Promise<Credential | null> {
  const isPdf = file.subarray(0, 5).toString('latin1') === '%PDF-'
  const texts = isPdf ? attachmentsOf(file) : [file]
  for (const text of texts) {
    const credential = await verifyCredential(text.toString('utf8').trim(), keys)
    if (credential) return credential
  }
  return null
}

/** The issue whose stored bytes are the same. */
export function issueOfFile(file: Buffer): Promise<CertificateIssue | null> {
  return CertificateIssue.findBy({ fileHash: hashOf(file) })
}

/** Checks a visitor's file. A signed bare credential counts as issued. */
export async function verifyFile(file: Buffer) {
  const credential = await credentialOf(file, await publishedKeys())
  if (!credential) return { verdict: FileVerdict.Unknown, number: null, state: null, signed: [] }
  const issue = await CertificateIssue.findBy('verifyCode', credential.id.split('/').at(-1)!)
  const isIssued = [issue?.fileHash, issue && hashOf(issue.credential)].includes(hashOf(file))
  return {
    verdict: isIssued ? FileVerdict.Issued : FileVerdict.Altered,
    number: issue?.issueNo ?? null,
    state: issue?.state ?? null,
    signed: describeCredential(credential),
  }
}

const hashOf = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** The signed data, line by line. A PDF that shows something else was altered. */
export function describeCredential({ id, validFrom, credentialSubject, evidence }: Credential) {
  const facts = credentialSubject.identifier.map(({ identityHash }) => identityHash)
  return [
    facts.join('  '),
    credentialSubject.narrative,
    ...evidence.map(({ name, narrative }) => `  ${name}  ${narrative}`),
    `${validFrom}  ${id}`,
  ]
}
