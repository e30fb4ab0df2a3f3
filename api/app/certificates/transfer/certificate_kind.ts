import app from '@adonisjs/core/services/app'
import ForeignCertificate from '#certificates/foreign/foreign_certificate'
import { certificateColumns } from '#certificates/transfer/certificate_columns'
import { checkCertificates } from '#certificates/transfer/check_certificates'
import { writeCertificates } from '#certificates/transfer/write_certificates'
import { transferKind } from '#core/transfer/kind'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { exportFile } from '#media/transfer/transferred_files'

/** Of other providers. Certificates that this platform printed do not move: their signature is checked here. */
export const certificateKind = transferKind({
  object: 'certificates',
  table: 'foreign_certificates',
  columns: certificateColumns,
  check: checkCertificates,
  write: writeCertificates,
  async read(afterId, limit, context) {
    const storage = await app.container.make(ObjectStorage)
    const certificates = await ForeignCertificate.query({ client: context.client })
      .where('id', '>', afterId)
      .orderBy('id')
      .limit(limit)
    return Promise.all(
      certificates.map(async (certificate) => ({
        id: certificate.id,
        values: {
          person: certificate.userId,
          number: certificate.number,
          title: certificate.title,
          issuer: certificate.issuer,
          cert_subject: certificate.certSubject,
          required_course: certificate.requiredCourse === null ? null : Boolean(certificate.requiredCourse),
          issued_on: certificate.issuedOn,
          expires_on: certificate.expiresOn,
          hours_seconds: certificate.hoursSeconds,
          state: certificate.state,
          reason: certificate.reason,
          revoked_on: certificate.revokedOn,
          file:
            certificate.fileKey &&
            (await exportFile(context, storage, { key: certificate.fileKey, folder: 'certificates' })),
        },
      }))
    )
  },
})
