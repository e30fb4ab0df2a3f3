import app from '@adonisjs/core/services/app'
import { lockUser } from '#accounts/lock_user'
import ForeignCertificate from '#certificates/foreign/foreign_certificate'
import { ForeignState } from '#certificates/foreign/terms'
import type { certificateColumns } from '#certificates/transfer/certificate_columns'
import type { CertSubject } from '#catalogue/terms'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { storeTransferred } from '#media/transfer/transferred_files'

type Row = TransferRow<typeof certificateColumns>

export async function writeCertificates(rows: Row[], context: WriteContext): Promise<void> {
  const { trx, done } = context
  const people = [...new Set(rows.map(({ values }) => values.person))].sort((one, other) => one - other)
  for (const id of people) await lockUser(trx, id)
  for (const row of rows) {
    const certificate = row.rowId
      ? await ForeignCertificate.query({ client: trx }).where('id', row.rowId).forUpdate().firstOrFail()
      : await newCertificate(row, context)
    // One that another import brought has its own values.
    if (!row.isLinked) mergeState(certificate, row)
    await certificate.useTransaction(trx).save()
    done(row, certificate.id)
  }
}

async function newCertificate({ values }: Row, context: WriteContext): Promise<ForeignCertificate> {
  return new ForeignCertificate().merge({
    userId: values.person,
    issuer: values.issuer ?? context.sourceName,
    number: values.number,
    title: values.title,
    certSubject: values.cert_subject as CertSubject | null,
    requiredCourse: values.required_course,
    issuedOn: values.issued_on,
    hoursSeconds: values.hours_seconds,
    fileKey: values.file && (await storeFile(values.file, context)),
  })
}

async function storeFile(path: string, { trx, readFile }: WriteContext): Promise<string> {
  const storage = await app.container.make(ObjectStorage)
  const file = { category: 'certificate', path, bytes: await readFile(path) } as const
  const { key } = await storeTransferred(trx, storage, file)
  return key
}

/** An admin's revocation here is final. */
function mergeState(certificate: ForeignCertificate, { values }: Row): void {
  certificate.expiresOn = values.expires_on
  if (certificate.revokedBy) return
  const { reason, revoked_on: revokedOn } = values
  certificate.merge({ state: (values.state ?? ForeignState.Valid) as ForeignState, reason, revokedOn })
}
