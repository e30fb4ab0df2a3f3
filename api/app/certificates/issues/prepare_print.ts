import { createHash } from 'node:crypto'
import type { DateTime } from 'luxon'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import User from '#accounts/user'
import Certificate from '#certificates/certificate'
import { signCredential, toCredential, type IssuedData } from '#certificates/issues/credential'
import { drawCertificate } from '#certificates/issues/render_certificate_pdf'
import { printableCycle } from '#certificates/issues/printable_cycle'
import { collectIssueData, type IssueData } from '#certificates/issues/issue_data'
import { newStatusEntry, type StatusEntry } from '#certificates/issues/status_list'
import { newIssueNumber, newVerifyCode } from '#certificates/issues/new_number'
import { PrintAboveMinutes, messages } from '#certificates/terms'
import type { CurrentUser } from '#core/current_user'
import { NotFound, UserError } from '#core/errors'
import { Role } from '#core/roles'
import { now, toWireDay } from '#core/time'
import { newObjectKey } from '#media/object_key'

/** Certificates to print, with all their uploaded minutes or those of one cycle. */
export interface PrintForm {
  certIds: number[]
  cycleId?: number
}

/** A rendered print that is not in the database yet. */
export interface PreparedPrint {
  userId: number
  certificates: Certificate[]
  facts: IssueData
  issued: IssuedData
  credential: string
  bytes: Buffer
  fileKey: string
  fileHash: string
}

/** The unguessable identifiers of a print. */
export interface PrintIdentity {
  at: DateTime
  number: string
  verifyCode: string
  fileKey: (userId: number) => string
  status: StatusEntry
}

async function newIdentity(client: QueryClientContract): Promise<PrintIdentity> {
  const at = now().startOf('second')
  return {
    at,
    number: newIssueNumber(Number(toWireDay(at).slice(0, 4))),
    verifyCode: newVerifyCode(),
    fileKey: (userId) => newObjectKey('certificate', userId, 'application/pdf'),
    status: await newStatusEntry(client),
  }
}

export async function preparePrint(
  client: QueryClientContract,
  viewer: Pick<CurrentUser, 'id' | 'roles'>,
  { certIds, cycleId }: PrintForm,
  identity?: PrintIdentity
): Promise<PreparedPrint> {
  const { at, number, verifyCode, fileKey, status } = identity ?? (await newIdentity(client))
  const certificates = await printableCertificates(client, viewer, certIds)
  const [{ userId }] = certificates
  const facts = await collectPrintableData(client, { userId, certificates, cycleId })
  const issued: IssuedData = { ...facts, number, verifyCode, issuedAt: at.toJSDate(), status }
  const credential = await signCredential(toCredential(issued))
  const bytes = await drawCertificate(issued, credential)
  return {
    userId,
    certificates,
    facts,
    issued,
    credential,
    bytes,
    fileKey: fileKey(userId),
    fileHash: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** Another user's certificate is not found (docs/threats.md T36). @throws NotFound, also for two users */
export async function chosenCertificates(
  client: QueryClientContract,
  viewer: Pick<CurrentUser, 'id' | 'roles'>,
  certIds: number[]
): Promise<Certificate[]> {
  const ids = [...new Set(certIds)]
  const query = Certificate.query({ client }).whereIn('id', ids)
  if (!viewer.roles.includes(Role.Admin)) query.where('userId', viewer.id)
  const found = await query.orderBy('requiredCourse', 'desc').orderBy('id')
  if (found.length !== ids.length) throw new NotFound()
  const [first] = found
  if (found.some(({ userId }) => userId !== first.userId)) throw new NotFound()
  return found
}

/** @throws NotFound; UserError for two subjects */
async function printableCertificates(
  client: QueryClientContract,
  viewer: Pick<CurrentUser, 'id' | 'roles'>,
  certIds: number[]
): Promise<Certificate[]> {
  const found = await chosenCertificates(client, viewer, certIds)
  const [first] = found
  if (found.some(({ certSubject }) => certSubject !== first.certSubject)) {
    throw new UserError(messages.printOneSubject, { field: 'certIds' })
  }
  return found
}

/** @throws UserError when a certificate has too few uploaded minutes or the user has no name */
export async function collectPrintableData(
  client: QueryClientContract,
  { userId, certificates, cycleId }: { userId: number; certificates: Certificate[]; cycleId?: number }
): Promise<IssueData> {
  const person = await User.query({ client }).where('id', userId).whereNull('deletedAt').first()
  if (!person) throw new NotFound()
  const { userName, idCardMasked } = person
  if (!userName || !idCardMasked) {
    throw new UserError(messages.printPersonMissing, { code: 'profile-incomplete' })
  }
  const cycle = cycleId ? await printableCycle(client, userId, cycleId) : undefined
  const facts = await collectIssueData(client, { userName, idCardMasked }, certificates, cycle)
  const tooFew = facts.parts.some((part) => part.uploadedSeconds <= PrintAboveMinutes * 60)
  if (tooFew) {
    const tooFewText = cycle ? messages.printTooFewInCycle : messages.printTooFew
    throw new UserError(tooFewText(PrintAboveMinutes), { field: 'certIds' })
  }
  return facts
}
