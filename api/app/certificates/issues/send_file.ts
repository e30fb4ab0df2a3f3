import type { HttpContext } from '@adonisjs/core/http'
import type CertificateIssue from '#certificates/issues/certificate_issue'
import { messages } from '#certificates/terms'
import { Unavailable } from '#core/errors'
import type { ObjectStorage } from '#drivers/storage/object_storage'

/** Sends the stored bytes, which are those that were issued. */
export async function sendFile(
  { response }: HttpContext,
  storage: ObjectStorage,
  { fileKey, issueNo }: CertificateIssue
): Promise<void> {
  const bytes = await storage.read(fileKey)
  if (!bytes) throw new Unavailable(messages.fileMissing)
  response.header('Content-Type', 'application/pdf')
  response.header('Content-Disposition', `attachment; filename="${issueNo}.pdf"`)
  response.send(bytes)
}
