/**
 * How long each job takes when nothing is due but the rows of years are there, and how many rows its statements read. Run
 * by `npm run growth -- jobs`:
 *
 *   DB_…=… jobs.ts <file of fill.ts>
 *
 * GROWTH_ONLY runs those whose name has that text. They do what they always do: expired rights expire, beats roll up.
 */
import { loadavg } from 'node:os'
import { database } from '../support/database.js'
import { rowsRead } from '../support/rows_read.js'
import { withApp } from '../support/with_app.js'

const only = process.env.GROWTH_ONLY ?? ''
interface Executed {
  execute(): Promise<void>
}

const jobs: [string, () => Promise<{ default: new (...made: never[]) => Executed }>][] = [
  [
    'close stale orders, each minute',
    () => import('../../../api/app/commerce/payments/close_stale_orders_job.js'),
  ],
  [
    'pursue refunds, each minute',
    () => import('../../../api/app/commerce/refunds/pursue_refunds_job.js'),
  ],
  [
    'submit overdue tests, each minute',
    () => import('../../../api/app/exams/attempts/submit_overdue_attempts_job.js'),
  ],
  [
    'send due uploads, each minute',
    () => import('../../../api/app/certificates/uploads/send_due_uploads_job.js'),
  ],
  [
    'send notices, each minute',
    () => import('../../../api/app/accounts/notices/send_notices_job.js'),
  ],
  ['make exports, each minute', () => import('../../../api/app/exports/make_exports_job.js')],
  [
    'count sales, each ten minutes',
    () => import('../../../api/app/statistics/checks/count_sales_job.js'),
  ],
  [
    'count placed orders, each ten minutes',
    () => import('../../../api/app/statistics/placed/count_placed_job.js'),
  ],
  [
    'search anomalies, each quarter',
    () => import('../../../api/app/learning/anomalies/search_anomalies_job.js'),
  ],
  [
    'roll up beats, each hour',
    () => import('../../../api/app/learning/playback/rollups/roll_up_beats_job.js'),
  ],
  [
    'anchor audit log, each hour',
    () => import('../../../api/app/core/audit/anchor_audit_log_job.js'),
  ],
  ['tidy exports, each hour', () => import('../../../api/app/exports/tidy_exports_job.js')],
  ['tidy old rows, each six hours', () => import('../../../api/app/core/tidy_old_rows_job.js')],
  [
    'expire hours, each day',
    () => import('../../../api/app/certificates/expiry/expire_hours_job.js'),
  ],
  [
    'check sales, each night',
    () => import('../../../api/app/statistics/checks/check_sales_job.js'),
  ],
]

await withApp(async (application) => {
  const sql = await database()
  console.log('| job | seconds | rows read |\n| --- | --- | --- |')
  for (const [name, load] of jobs.filter(([name]) => name.includes(only))) {
    const { default: Job } = await load()
    const job: Executed = await application.container.make(Job)
    const before = await rowsRead(sql)
    const began = performance.now()
    const failed = await job.execute().then(
      () => '',
      (error: Error) => ` (${error.message.slice(0, 100)})`
    )
    const took = (performance.now() - began) / 1000
    console.log(`| ${name}${failed} | ${took.toFixed(1)} | ${(await rowsRead(sql)) - before} |`)
  }
  if ('rebuild sales'.includes(only)) {
    const { rebuildSales } = await import('../../../api/app/statistics/checks/count_sales.js')
    const began = performance.now()
    const before = await rowsRead(sql)
    const days = await rebuildSales()
    const took = (performance.now() - began) / 1000
    console.log(
      `| rebuild sales, ${days} days | ${took.toFixed(0)} | ${(await rowsRead(sql)) - before} |`
    )
  }
  console.log(`load ${loadavg()[0].toFixed(1)}`)
  await sql.end()
})
