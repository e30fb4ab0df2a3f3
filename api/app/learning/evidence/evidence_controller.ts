import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'
import { evidenceBundle } from '#learning/evidence/evidence_bundle'
import { evidenceSubject } from '#learning/evidence/evidence_subject'
import { evidenceValidator } from '#learning/evidence/validators'

export default class EvidenceController {
  /** The audit entry is written before the first byte is sent (docs/threats.md T22). */
  async store(ctx: HttpContext) {
    const { reason } = await ctx.request.validateUsing(evidenceValidator)
    const id = ctx.params.id
    const subject = await evidenceSubject(id)
    await transaction((trx) =>
      audit(trx, ctx, { action: 'hours.export-evidence', object: `course-edu-log:${id}`, reason })
    )
    const name = `学习证据-${subject.person.name}-${id}.zip`
    const { response, logger } = ctx
    response.header('Content-Type', 'application/zip')
    response.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    const file = Readable.from(evidenceBundle(subject, { reason, by: requireUser(ctx).userName }))
    // The headers are sent: the client of a broken stream gets no error, so it is logged.
    file.once('error', (error) => logger.error({ err: error }, 'an evidence bundle stream failed'))
    response.stream(file)
  }
}
