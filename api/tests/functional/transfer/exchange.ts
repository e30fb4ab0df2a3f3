import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { now, toWireTime } from '#core/time'
import { checkFolder } from '#transfer/runs/check_folder'
import { importPath } from '#transfer/runs/import_path'
import '#start/transfers'

type Cleanup = (callback: () => Promise<void>) => void

export const fixture = (name: string) => app.makePath('tests/fixtures/exchange', name)

export interface ReportRow {
  file: string
  line: number
  code: string
  message: string
  level: string
}

/** A folder that is removed after the test. */
export async function exchangeFolder(cleanup: Cleanup, files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'exchange-'))
  cleanup(() => rm(folder, { recursive: true }))
  const manifest = { format: 'zhuxue-exchange', version: 1, source: 'old-site', sourceName: '旧网校', files: [] }
  const all = { 'manifest.json': JSON.stringify(manifest), ...files }
  for (const [name, content] of Object.entries(all)) await writeFile(join(folder, name), content)
  return folder
}

const peopleHead = 'source_id,user_name,telephone,telephone_verified,id_card,last_login_at,id_card_verified,status'

/** A `people.csv` of these lines, whose telephones are proven unless a line says otherwise. */
export function peopleFile(people: Partial<Person>[]): string {
  const recently = toWireTime(now().minus({ days: 30 }))
  const lines = people.map((person, at) => {
    const { id = String(at + 1), name = '周若谷', telephone = '', isProven = 1, idCard = '', ...more } = person
    const { lastLogin = recently, isVerified = '', status = '' } = more
    return [id, name, telephone, isProven, idCard, lastLogin, isVerified, status].join(',')
  })
  return `${[peopleHead, ...lines].join('\r\n')}\r\n`
}

interface Person {
  id: string
  name: string
  telephone: string
  isProven: 0 | 1
  idCard: string
  lastLogin: string
  isVerified: 0 | 1
  status: string
}

export async function checkedBy(cleanup: Cleanup, path: string) {
  const report = await reportPath(cleanup)
  const progress = await checkFolder(path, { report })
  return { progress, ...(await readReport(report)) }
}

export async function importedBy(cleanup: Cleanup, path: string, { isPreview = false } = {}) {
  const report = await reportPath(cleanup)
  const imported = await importPath(app.container, path, { isPreview, report })
  return { ...imported, ...(await readReport(report)) }
}

export async function previewAndImport(cleanup: Cleanup, path: string) {
  await importedBy(cleanup, path, { isPreview: true })
  return importedBy(cleanup, path)
}

async function reportPath(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'report-'))
  cleanup(() => rm(folder, { recursive: true }))
  return join(folder, 'report.csv')
}

/** Messages of these tests have no quoted cells. */
async function readReport(path: string): Promise<{ text: string; rows: ReportRow[] }> {
  const text = await readFile(path, 'utf8')
  const [, ...lines] = text.trim().split('\r\n')
  const rows = lines.map((cells) => {
    const [file = '', line, , , level = '', code = '', message = ''] = cells.split(',')
    return { file, line: Number(line), level, code, message }
  })
  return { text, rows }
}

const recordsOfRuns = ['import_runs', 'audit_logs', 'audit_heads', 'job_last_runs', 'queue_jobs', 'rate_limits']

/** Of all tables except those about the runs themselves. */
export async function databaseDump(): Promise<string> {
  const hash = createHash('sha256')
  const tables = await db.connection().getAllTables()
  for (const table of tables.filter((name) => !recordsOfRuns.includes(name)).toSorted()) {
    const rows = await db.from(table)
    hash.update(
      `${table}\n${rows
        .map((row) => JSON.stringify(row))
        .toSorted()
        .join('\n')}\n`
    )
  }
  return hash.digest('hex')
}
