import db from '@adonisjs/lucid/services/db'
import { forgetKept } from '#core/kept'

const written = /^(insert into|update|delete from) [`"](params|channels|users)[`"]/

/** Tests set settings and channels past the product, which would purge what it keeps of them. */
export function followWrites(): void {
  const knex = db.manager.get(db.primaryConnectionName)!.connection!.client!
  knex.on('query-response', (_: unknown, { sql }: { sql: string }) => {
    if (written.test(sql)) forgetKept()
  })
}
