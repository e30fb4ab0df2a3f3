import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { Sqlite, type Sqlite as Database } from '#core/connections/sqlite_file'
import { Seal } from '#transfer/staging/row_keys'

const tables = `
  create table settings (salt text not null, fingerprint text, staged_problems integer);
  create table rows (
    id integer primary key, object text not null, file text not null, line integer not null, source text not null,
    source_id text not null, cells text not null, hash text not null, final text not null, level integer not null,
    parent integer, state text not null default 'read', is_checked integer not null default 0, ours integer
  );
  create table refs (
    row integer not null, name text not null, object text not null, source text, source_id text, ours integer
  );
  create table numbers (row integer not null, object text not null, name text not null, number text not null);
  create table broken_parts (
    object text not null, source text not null, source_id text not null, file text not null, line integer not null
  );
  create table counts (key text primary key, amount integer not null) without rowid;
  create table unread (object text not null, count integer not null);
  create table problems (
    id integer primary key, file text not null, line integer not null, title text not null, source_id text not null,
    level text not null, code text not null, message text not null, written integer not null
  );
`
const indexes = `
  create index rows_key on rows (object, source, source_id);
  create index rows_order on rows (object, level, id);
  create index rows_parent on rows (parent);
  create index refs_row on refs (row);
  create index problems_written on problems (written);
  create index problems_line on problems (file, line);
  create table repeated_numbers as
    select * from numbers where (object, name, number) in (
      select object, name, number from numbers group by object, name, number having count(*) > 1
    );
  drop table numbers;
  create index repeated_numbers_row on repeated_numbers (row);
  create index repeated_numbers_number on repeated_numbers (object, name, number);
`
const writesPerCommit = 5_000

type Statement = ReturnType<Database['prepare']>

/**
 * The rows of an import between reading and writing, in a database file of its own: millions of them do not fit in
 * memory. ID numbers and telephones are encrypted.
 */
export class Stage {
  readonly seal: Seal
  readonly #database: Database
  readonly #statements = new Map<string, Statement>()
  #pending = 0

  private constructor(database: Database) {
    // One process at a time has the file, so no statement has to lock it.
    database.pragma('locking_mode = exclusive')
    // A dead process loses nothing; after a crash of the machine the folder is staged again.
    database.pragma('journal_mode = wal')
    database.pragma('synchronous = off')
    database.pragma('cache_size = -8000')
    this.#database = database
    this.seal = new Seal(this.get('select salt from settings').salt)
  }

  static create(path: string): Stage {
    for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true })
    const database = new Sqlite(path)
    database.exec(tables)
    database.prepare('insert into settings (salt) values (?)').run(randomBytes(16).toString('hex'))
    return new Stage(database)
  }

  static open(path: string): Stage {
    return new Stage(new Sqlite(path, { fileMustExist: true }))
  }

  /** Whether all of it was written, from what the fingerprint names: not by a process that died midway. */
  static isComplete(path: string, fingerprint: string): boolean {
    if (!existsSync(path)) return false
    try {
      const database = new Sqlite(path, { fileMustExist: true })
      try {
        return database.prepare('select fingerprint from settings').get()?.fingerprint === fingerprint
      } finally {
        database.close()
      }
    } catch {
      // Not a whole database, or one of another version.
      return false
    }
  }

  /** On the disk, also after a crash of the machine. */
  complete(fingerprint: string): void {
    this.commit()
    this.#database.pragma('synchronous = full')
    this.#database.pragma('wal_checkpoint(truncate)')
    this.#database.prepare('update settings set fingerprint = ?').run(fingerprint)
    this.#database.pragma('wal_checkpoint(truncate)')
    this.#database.pragma('synchronous = off')
  }

  /** Back to the state before the check. */
  forgetCheck(): void {
    this.commit()
    this.#database.exec(`
      update settings set fingerprint = null;
      update rows set state = 'read', is_checked = 0, ours = null where is_checked;
      delete from problems where id > (select staged_problems from settings);
      delete from counts;
    `)
  }

  close(): void {
    this.commit()
    this.#database.close()
  }

  /** After the last row: an index slows down each insert. */
  addIndexes(): void {
    this.commit()
    this.#database.exec(indexes)
  }

  all(sql: string, ...values: unknown[]): any[] {
    return this.#statement(sql).all(...values)
  }

  get(sql: string, ...values: unknown[]): any {
    return this.#statement(sql).get(...values)
  }

  iterate(sql: string, ...values: unknown[]): Iterable<any> {
    return this.#statement(sql).iterate(...values)
  }

  /** Committed with others. */
  run(sql: string, ...values: unknown[]): number {
    if (this.#pending === 0) this.#database.exec('begin')
    const { lastInsertRowid } = this.#statement(sql).run(...values)
    if (++this.#pending >= writesPerCommit) this.commit()
    return Number(lastInsertRowid)
  }

  commit(): void {
    if (this.#pending > 0) this.#database.exec('commit')
    this.#pending = 0
  }

  #statement(sql: string): Statement {
    let statement = this.#statements.get(sql)
    if (!statement) this.#statements.set(sql, (statement = this.#database.prepare(sql)))
    return statement
  }
}
