import { Migration, type Table } from '../migration.js'

/** Runs of two to eight characters of course names, and all synonyms: how they are read, whole and by initials. */
export default class extends Migration {
  protected table = 'search_sounds'

  protected columns(table: Table) {
    table.string('word', 20).notNullable().primary()
    table.string('sound', 120).notNullable()
    table.string('initials', 20).notNullable()

    table.index(['sound'])
    table.index(['initials'])
  }
}
