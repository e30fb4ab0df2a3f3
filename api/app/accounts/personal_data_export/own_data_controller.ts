import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { countPersonalData } from '#accounts/personal_data_export/own_data_groups'
import { ownDataFile } from '#accounts/personal_data_export/own_data_file'
import { reauthenticate } from '#accounts/personal_data_export/reauthenticate'
import { OwnDataFileName } from '#accounts/personal_data_export/terms'
import { ownDataFileValidator } from '#accounts/personal_data_export/validators'
import User from '#accounts/user'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { transaction } from '#core/transaction'

export default class OwnDataController {
  async show(ctx: HttpContext) {
    return { groups: await countPersonalData(requireUser(ctx).id) }
  }

  /** The audit entry is written before the first byte is sent (docs/threats.md T114). */
  async store(ctx: HttpContext) {
    const proof = await ctx.request.validateUsing(ownDataFileValidator)
    const user = await User.findWithRoles(requireUser(ctx).id)
    await reauthenticate(user, proof)
    await transaction((trx) => audit(trx, ctx, { action: 'user.download-own', object: `user:${user.id}` }))
    const { response, logger } = ctx
    response.header('Content-Type', 'application/zip')
    response.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(OwnDataFileName)}`)
    const file = Readable.from(ownDataFile(user.id))
    file.once('error', (error) => logger.error({ err: error }, 'a file of own data broke off'))
    response.stream(file)
  }
}
