import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { audit } from '#core/audit/audit'
import { requireUser } from '#core/current_user'
import { acceptUpload } from '#core/http/accept_upload'
import { UserError } from '#core/errors'
import { purgeAfterCommit } from '#core/cache/purge'
import { isDuplicate, transaction } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import AppPackage from '#settings/app_package'
import { messages } from '#settings/app_packages/terms'
import { readSetting } from '#settings/read_setting'
import { saveValue } from '#settings/save_params'

interface PublishForm {
  version: string
  /** URL of the uploaded file, as returned by the store. */
  url: string
}

/** Until the commit users download the former package (docs/threats.md T107). @throws UserError with the field */
@inject()
export class PublishAppPackage {
  constructor(protected storage: ObjectStorage) {}

  async execute(ctx: HttpContext, { version, url }: PublishForm): Promise<AppPackage> {
    const { id: userId } = requireUser(ctx)
    const objectKey = this.storage.keyOf(url) ?? ''
    if (!new RegExp(`^app/\\d{6}/${userId}/`).test(objectKey)) throw packageError()
    const stored = await acceptUpload(this.storage, objectKey, 'url')
    if (!stored) throw packageError()
    const sha256 = await this.#digest(objectKey)
    const { bytes } = stored
    const versionBefore = await readSetting('version')

    try {
      return await transaction(async (trx) => {
        // The job that removes abandoned uploads waits for this row, or has removed it.
        const file = await trx.from('stored_files').where('key', objectKey).forUpdate().first()
        if (!file) throw packageError()
        const former = await trx.from('app_packages').orderBy('id', 'desc').forUpdate().first()
        if (former?.content_hash === sha256) throw new UserError(messages.samePackage, { field: 'url' })

        const made = await AppPackage.create(
          { version, bytes, contentHash: sha256, objectKey, userId },
          { client: trx }
        )
        await saveValue(trx, 'version', version, userId)
        await audit(trx, ctx, {
          action: 'app-package.publish',
          object: `app-package:${made.id}`,
          before: former && { version: former.version, sha256: former.content_hash },
          after: { version, bytes, sha256, versionBefore },
        })
        purgeAfterCommit(trx, ['params'])
        return made
      })
    } catch (error) {
      if (isDuplicate(error)) throw packageError()
      throw error
    }
  }

  async #digest(key: string): Promise<string> {
    const hash = createHash('sha256')
    await pipeline(await this.storage.open(key), hash)
    return hash.digest('hex')
  }
}

const packageError = () => new UserError(messages.packageRefused, { field: 'url' })
