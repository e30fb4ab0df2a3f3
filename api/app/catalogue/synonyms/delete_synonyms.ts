import type { HttpContext } from '@adonisjs/core/http'
import { lockSynonyms } from '#catalogue/synonyms/lock_synonyms'
import { audit } from '#core/audit/audit'
import { purgeAfterCommit } from '#core/cache/purge'
import { transaction } from '#core/transaction'

export async function deleteSynonyms(ctx: HttpContext, id: number): Promise<void> {
  await transaction(async (trx) => {
    const { words } = await lockSynonyms(trx, id)
    await trx.from('synonym_groups').where('id', id).delete()
    await audit(trx, ctx, { action: 'synonyms.delete', object: `synonyms:${id}`, before: { words }, after: null })
    purgeAfterCommit(trx, ['synonyms'])
  })
}
