import { createHash } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import limiter from '@adonisjs/limiter/services/main'
import db from '@adonisjs/lucid/services/db'
import UAParser from 'ua-parser-js'
import { clientErrors } from '#core/metrics/metrics'
import { now, toStored } from '#core/time'
import ClientError from '#settings/client_errors/client_error'
import type { ClientFront } from '#settings/client_errors/terms'

interface Report {
  front: ClientFront
  message: string
  place?: string
  page: string
}

/** Reports per process and minute; more are counted only in the metric. */
const maxReports = 120
/** Maximum number of groups; new errors beyond it are counted only in the metric. */
const maxGroups = 1_000

/**
 * Adds a report to its group: the same message at the same place in one browser version. Personal data is not stored:
 * numbers, queries and ids are removed (docs/threats.md T200).
 */
export async function recordClientError(report: Report, userAgent: string): Promise<void> {
  const { family, title } = browserOf(userAgent)
  clientErrors.inc({ front: report.front, browser: family })
  const minute = limiter.use('memory', { requests: maxReports, duration: '1 minute' })
  if ((await minute.increment('client-errors')).consumed > maxReports) return

  const columns = {
    front: report.front,
    message: anonymous(report.message),
    place: placeOf(report.place ?? ''),
    browser: title,
  }
  const fingerprint = createHash('sha256').update(JSON.stringify(columns)).digest('hex')
  const page = pageOf(report.page)
  if (await countAgain(fingerprint, page)) return
  if (await isFull()) return

  const at = toStored(now())
  await db
    .table('client_errors')
    .knexQuery.insert({ ...columns, fingerprint, page, reports: 0, created_at: at, updated_at: at })
    .onConflict('fingerprint')
    .ignore()
  await countAgain(fingerprint, page)
  logger.warn({ ...columns, page }, 'a script of ours failed in a browser')
}

async function countAgain(fingerprint: string, page: string): Promise<boolean> {
  const updated = await db
    .from('client_errors')
    .where('fingerprint', fingerprint)
    .update({ reports: db.raw('reports + 1'), page, updated_at: toStored(now()) })
  return Number(updated) > 0
}

async function isFull(): Promise<boolean> {
  const [{ $extras }] = await ClientError.query().count('* as groups')
  return $extras.groups >= maxGroups
}

/** `QQBrowser 11.7 (Blink 89)`: the engine matters more than the name. The family has few values, for the metric. */
function browserOf(userAgent: string): { family: string; title: string } {
  const { browser, engine } = new UAParser(userAgent).getResult()
  const family = (browser.name ?? 'other').slice(0, 20)
  const [major, minor = '0'] = (browser.version ?? '').split('.')
  const kernel = `${engine.name ?? ''} ${engine.version?.split('.')[0] ?? ''}`.slice(0, 12)
  return { family, title: major ? `${family} ${major}.${minor} (${kernel})`.slice(0, 40) : family }
}

/** Removes quoted values of errors: numbers, in any spelling. */
function anonymous(text: string): string {
  return text.replace(/\d(?:[\s+-]{0,3}\d){4,}/g, '#')
}

/** One of our files with line and column, which may have many digits. */
function placeOf(text: string): string {
  const [, file, position = ''] = /^(\/[\w./@~-]{1,150}?)((?::\d{1,7}){0,2})$/.exec(text) ?? []
  return file ? anonymous(file) + position : ''
}

/** `/index/course-info/12?liveCode=…` → `/index/course-info/:id` */
function pageOf(address: string): string {
  const [path] = address.split(/[?#]/, 1)
  return anonymous(path).replace(/\/(\d+|#)(?=\/|$)/g, '/:id')
}
