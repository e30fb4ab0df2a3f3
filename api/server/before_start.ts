import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { dirname } from 'node:path'
import { lockDatabase } from '../app/core/connections/database_lock.js'
import { embeddedDatabase } from '../app/core/connections/embedded_database.js'
import { Sqlite } from '../app/core/connections/sqlite_file.js'
import { alreadyRunningError } from './start_error.js'

/** Finds errors before minutes of preparation. @throws what `startErrorMessage` knows; @returns a message otherwise */
export async function findStartError(env: Record<string, string | undefined>): Promise<string | null> {
  const file = embeddedDatabase(env)
  makeWritable(env.DATA_DIR!)
  if (file) {
    makeWritable(dirname(file))
    // Tests start several servers on one file.
    const other = env.NODE_ENV === 'test' ? null : lockDatabase(file)
    if (other !== null) return alreadyRunningError(dirname(file), other)
    if (existsSync(file)) readSchema(file)
  }
  await tryPort(Number(env.PORT), env.HOST)
  return null
}

function makeWritable(folder: string): void {
  mkdirSync(folder, { recursive: true })
  accessSync(folder, constants.W_OK)
}

function readSchema(file: string): void {
  const database = new Sqlite(file, { readonly: true })
  try {
    database.prepare('select count(*) from sqlite_master').get()
  } finally {
    database.close()
  }
}

async function tryPort(port: number, host?: string): Promise<void> {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
