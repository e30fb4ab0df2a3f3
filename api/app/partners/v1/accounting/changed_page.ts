import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { DateTime } from 'luxon'
import { toStored } from '#core/time'
import { cursorOf, limitOf, type Page } from '#partners/v1/wire'

/** One row more than the page has, in the order of ids. Rows that never changed count from their creation. */
export function changedPage<Row>(
  rows: DatabaseQueryBuilderContract<Row>,
  table: string,
  { updatedSince, ...page }: Page & { updatedSince?: string }
): DatabaseQueryBuilderContract<Row> {
  if (updatedSince) {
    const since = toStored(DateTime.fromISO(updatedSince).toUTC())
    void rows.where((either) => {
      void either.where(`${table}.updated_at`, '>=', since)
      void either.orWhere((never) => {
        void never.whereNull(`${table}.updated_at`).where(`${table}.created_at`, '>=', since)
      })
    })
  }
  return rows
    .where(`${table}.id`, '>', cursorOf(page)[0])
    .orderBy(`${table}.id`)
    .limit(limitOf(page) + 1)
}
