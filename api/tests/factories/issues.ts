import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { bookIssue } from '#certificates/issues/create_issue'
import { preparePrint } from '#certificates/issues/prepare_print'
import { transaction } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { course } from '#tests/factories/catalogue'
import { eduLog } from '#tests/factories/certificates'
import { Role } from '#core/roles'

/** A certificate with the given uploaded minutes and a course. */
export async function uploadedCertificate(
  userId: number,
  options: { minutes?: number; subject?: string; required?: boolean; courseName?: string } = {}
) {
  const { minutes = 2401, courseName = '施工安全', ...account } = options
  const courseId = await course({ type: 5, name: courseName })
  const used = Math.round(minutes * 60)
  return eduLog(userId, courseId, { ...account, used, total: used, status: 'uploaded' })
}

/** A valid print of these certificates with its file. @returns its id */
export async function issueOf(userId: number, certIds: number[], cycleId?: number) {
  const viewer = { id: userId, roles: [Role.User] }
  const print = await preparePrint(db.connection(), viewer, { certIds, cycleId })
  const storage = await app.container.make(ObjectStorage)
  await storage.put(print.fileKey, print.bytes, 'application/pdf')
  const { issue } = await transaction((trx) => bookIssue(trx, viewer, print))
  return issue
}

let made = 0

/** A valid print without a file, for hours that are not enough for a real one. */
export async function insertIssueRow(userId: number, certificateId: number, createdAt: string) {
  const [issueId] = await db
    .table('certificate_issues')
    .insert({
      issue_no: `ZX${++made}`,
      verify_code: `v${made}`,
      user_id: userId,
      cert_subject: 'jzgc',
      snapshot: '{}',
      credential: '',
      rule_version: 1,
      status_list: 1,
      status_index: made,
      created_at: createdAt,
      file_key: `f${made}`,
      file_hash: '',
      file_bytes: 0,
    })
  await db
    .table('certificate_issue_lines')
    .insert({ certificate_issue_id: issueId, certificate_id: certificateId, valid_key: certificateId })
}
