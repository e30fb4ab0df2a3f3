import { BaseSchema } from '@adonisjs/lucid/schema'

const table = 'discount_rules'
const holds = (row: string) =>
  `${row}discounted_price_fen is null or ${row}discounted_price_fen >= 1`

/**
 * A rule price of 0 sold a course for nothing. Such rows go, so that the course has its own price again; so do those of
 * a priced rule without any price, which never had an effect. SQLite adds no check to a table, and gets triggers.
 */
export default class extends BaseSchema {
  async up() {
    this.defer(async (database) => {
      await database
        .from(table)
        .whereNot('rule_code', '06')
        .where((rule) =>
          rule.whereNull('discounted_price_fen').orWhere('discounted_price_fen', '<', 1)
        )
        .delete()
      if (database.dialect.name === 'mysql') {
        await database.rawQuery(
          `alter table ${table} add constraint rule_price_from_one_fen check (${holds('')})`
        )
        return
      }
      for (const event of ['insert', 'update']) {
        await database.rawQuery(`create trigger if not exists rule_price_on_${event}
          before ${event} on ${table} for each row when not (${holds('new.')})
          begin select raise(abort, 'rule_price_from_one_fen'); end`)
      }
    })
  }

  async down() {
    this.defer(async (database) => {
      if (database.dialect.name === 'mysql') {
        await database.rawQuery(`alter table ${table} drop constraint rule_price_from_one_fen`)
        return
      }
      for (const event of ['insert', 'update']) {
        await database.rawQuery(`drop trigger if exists rule_price_on_${event}`)
      }
    })
  }
}
