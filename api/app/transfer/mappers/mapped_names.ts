import { rmSync } from 'node:fs'
import { Sqlite, type Sqlite as Database } from '#core/connections/sqlite_file'
import type { Values } from '#transfer/mappers/mapper'

const tables = `
  create table people (id integer primary key, source_id text not null unique, cells text not null);
  create table titles (id integer primary key, title text not null unique, course text);
`
const writesPerCommit = 5_000

/** People and titles of all files, in a database file of its own: millions of them do not fit in memory. */
export class MappedNames {
  readonly #database: Database
  readonly #statements
  #pending = 0

  constructor(readonly path: string) {
    const database = new Sqlite(path)
    // Removed after the mapping, and by the next one after a kill.
    database.pragma('journal_mode = off')
    database.pragma('synchronous = off')
    database.exec(tables)
    this.#database = database
    this.#statements = {
      person: database.prepare('select cells from people where source_id = ?'),
      addPerson: database.prepare(
        'insert into people (source_id, cells) values (?, ?) on conflict do update set cells = excluded.cells'
      ),
      people: database.prepare('select source_id as id, cells from people order by people.id'),
      title: database.prepare('select course from titles where title = ?'),
      addTitle: database.prepare(
        'insert into titles (title, course) values (?, ?) on conflict do update set course = excluded.course'
      ),
      missing: database.prepare('select title from titles where course is null order by id'),
    }
  }

  /** The first value of a column is the one that stays. */
  addPerson(sourceId: string, values: Values): void {
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value))
    const known = this.#statements.person.get(sourceId)
    const cells = { ...filled, ...(known && JSON.parse(known.cells)) }
    this.#write(() => this.#statements.addPerson.run(sourceId, JSON.stringify(cells)))
  }

  *people(): Generator<{ sourceId: string; values: Values }> {
    for (const { id, cells } of this.#statements.people.iterate()) yield { sourceId: id, values: JSON.parse(cells) }
  }

  addTitle(title: string, course: string | null): void {
    this.#write(() => this.#statements.addTitle.run(title, course))
  }

  /** Null for a title without a course, which is then missing. */
  courseOf(title: string): string | null {
    const found = this.#statements.title.get(title)
    if (!found) this.addTitle(title, null)
    return found?.course ?? null
  }

  *missingTitles(): Generator<string> {
    for (const { title } of this.#statements.missing.iterate()) yield title
  }

  close(): void {
    this.#commit()
    this.#database.close()
    rmSync(this.path, { force: true })
  }

  #write(run: () => void): void {
    if (this.#pending === 0) this.#database.exec('begin')
    run()
    if (++this.#pending >= writesPerCommit) this.#commit()
  }

  #commit(): void {
    if (this.#pending > 0) this.#database.exec('commit')
    this.#pending = 0
  }
}
