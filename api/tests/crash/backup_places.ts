import type { ConnectionConfig, MysqlConfig } from '@adonisjs/lucid/types/database'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { findServer } from '../../../scripts/mysql_server.mjs'
import { runCommand, type CommandResult } from '#tests/ace_command'
import { ServerProcess } from './server_process.js'

const isMysql = () => db.connection().dialect.name === 'mysql'
const name = 'restored'

/** Clients next to the database server are preferred over installed ones. */
export const clientPath = `${dirname(findServer()?.file ?? '/')}:${process.env.PATH}`

/** The data of the suite so far as the source of a backup, and an empty database of the same engine as the target. */
export class BackupPlaces {
  private constructor(
    readonly server: ServerProcess,
    readonly folder: string,
    readonly target: Record<string, string>,
    private readonly settings: Record<string, string>
  ) {}

  /** @param settings apply to source and target */
  static async prepare(settings: Record<string, string> = {}): Promise<BackupPlaces> {
    const server = await ServerProcess.prepare()
    const folder = await mkdtemp(join(tmpdir(), 'zhuxue-backup-'))
    const data = join(folder, 'target')
    const target: Record<string, string> = { DATA_DIR: data, PATH: clientPath }
    if (isMysql()) target.DB_DATABASE = `${env.get('DB_DATABASE')}_restored`
    else target.SQLITE_FILE = join(data, 'zhuxue.sqlite')
    const places = new BackupPlaces(server, folder, target, settings)
    await places.#emptyTarget()
    return places
  }

  get source(): Record<string, string> {
    const { directory } = this.server
    const file = join(directory, 'zhuxue.sqlite')
    return { DATA_DIR: directory, SQLITE_FILE: file, PATH: clientPath, ...this.settings }
  }

  backup(...options: string[]): Promise<CommandResult> {
    return runCommand(this.source, 'backup', `--to=${join(this.folder, 'kept')}`, ...options)
  }

  restore(from: string, settings: Record<string, string> = {}, ...options: string[]) {
    return runCommand({ ...this.target, ...this.settings, ...settings }, 'restore', from, ...options)
  }

  /** Queries the restored database. */
  async look<T>(work: (client: QueryClientContract) => Promise<T>): Promise<T> {
    const config = db.getRawConnection(db.primaryConnectionName)!.config
    const { DB_DATABASE: database, SQLITE_FILE: filename } = this.target
    const own = isMysql() ? { ...(config as MysqlConfig).connection, database } : { filename }
    db.manager.add(name, { ...config, connection: own } as ConnectionConfig)
    try {
      return await work(db.connection(name))
    } finally {
      await db.manager.release(name)
    }
  }

  async dispose(): Promise<void> {
    await this.server.dispose()
    await rm(this.folder, { recursive: true, force: true })
    const { DB_DATABASE: database } = this.target
    if (database) await db.rawQuery(`drop database if exists \`${database}\``)
  }

  async #emptyTarget(): Promise<void> {
    const { DB_DATABASE: database } = this.target
    if (!database) return
    await db.rawQuery(`drop database if exists \`${database}\``)
    await db.rawQuery(`create database \`${database}\` character set utf8mb4 collate utf8mb4_bin`)
  }
}
