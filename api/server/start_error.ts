import { dirname } from 'node:path'
import { embeddedDatabase } from '../app/core/connections/embedded_database.js'
import { restoreAdvice } from '../app/core/doctor/database.js'

type Environment = Record<string, string | undefined>
interface StartError {
  path?: string
  code?: string
  message?: string
  syscall?: string
}

const otherFolder = 'DATA_DIR=<another folder> npm start'

export const folderError = (folder: string, reason: string) =>
  `The data folder ${folder} cannot be written (${reason}). Give it to the user that runs Zhuxue, or use another one: ${otherFolder}`

export const portError = (port: string, code: string) =>
  code === 'EACCES'
    ? `Port ${port} needs the rights of an administrator. Choose one above 1023: PORT=3000 npm start`
    : `Port ${port} is in use. Stop what listens there, or choose another port: PORT=${Number(port) + 1} npm start`

export const alreadyRunningError = (folder: string, pid: number) =>
  `Zhuxue is already running on the data folder ${folder} (process ${pid}). Stop it first, or use another folder: ${otherFolder}`

export const damageError = (file: string, reason: string) =>
  `The database ${file} is damaged (${reason}). ${restoreAdvice}`

const tablesError = (table: string) =>
  `The database lacks the table ${table}. Run: npm run ace -- migration:run --force`

const databaseServerError = ({ DB_HOST, DB_PORT }: Environment, reason: string) =>
  `The database at ${DB_HOST ?? '127.0.0.1'}:${DB_PORT ?? 3306} refuses us (${reason}). Check DB_HOST, DB_PORT, DB_USER, DB_PASSWORD and DB_DATABASE, and that it runs.`

const unwritable = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'SQLITE_CANTOPEN', 'SQLITE_READONLY']
const lackedTable = /no such table: (?:main\.)?(\w+)|Table '(?:[^'.]*\.)?(\w+)' doesn't exist/
const away = /^(ECONN|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|ETIMEDOUT|ER_(DBACCESS|ACCESS|BAD_DB|HOST))/

/** A message about the cause of a failed start, with what to do; null if the cause is unknown. */
export function startErrorMessage(error: unknown, env: Environment): string | null {
  const { code = '', message = '', syscall, path } = error as StartError
  const file = embeddedDatabase(env)
  if (syscall === 'listen') return portError(env.PORT ?? '3000', code)
  const table = lackedTable.exec(message)
  if (table) return tablesError((table[1] ?? table[2])!)
  if (file && /^SQLITE_(CORRUPT|NOTADB)/.test(code)) return damageError(file, message)
  if (unwritable.some((one) => code.startsWith(one))) {
    const folders = [file ? dirname(file) : '', env.DATA_DIR ?? ''].filter(Boolean)
    const folder = path ? folders.find((one) => path.startsWith(one)) : folders[0]
    if (folder) return folderError(folder, code)
  }
  return !file && away.test(code) ? databaseServerError(env, code) : null
}
