import { statfs } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import emitter from '@adonisjs/core/services/emitter'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { hashingNow } from '#accounts/passwords/password'
import { readUploads } from '#certificates/uploads/read_uploads'
import { readPayments } from '#commerce/payments/read_payments'
import { recordSuccess, recordSuccesses } from '#core/metrics/job_last_runs'
import { MetricsRecord } from '#core/metrics/job_names'
import { readBlockedInvoices } from '#invoices/issuing/read_blocked'
import { databaseUp, diskFree, hashing, poolConnections, poolWaiting, redisUp } from '#core/metrics/metrics'
import { observeRequest } from '#core/metrics/observe'
import { readBackup, readQueue, readSchedules } from '#core/metrics/read_queue'
import { onMetricsScrape } from '#core/metrics/collectors'
import { pingRedis } from '#core/redis/redis'
import { readWebhookEndpoints } from '#partners/webhooks/metrics'
import { readCertificateEnds } from '#start/certificate_ends'
import { readBrokenImports } from '#transfer/runs/read_broken'
import env from '#start/env'

/** Metrics of each domain at `/metrics`; those from the database only while it responds. */
const fromDatabase = [
  readQueue,
  readSchedules,
  readBackup,
  readUploads,
  readPayments,
  readBlockedInvoices,
  readBrokenImports,
  readWebhookEndpoints,
]

if (!app.inTest) recordSuccesses()

if (app.getEnvironment() !== 'console') {
  emitter.on('http:request_completed', ({ ctx, duration: [seconds, nanoseconds] }) => {
    const { request, response, route } = ctx
    const status = response.getStatus()
    observeRequest(request.method(), route?.pattern ?? 'none', status, seconds + nanoseconds / 1e9)
  })
  onMetricsScrape(readPool)
  onMetricsScrape(readHashing)
  onMetricsScrape(readDatabase)
  onMetricsScrape(readDisk)
  if (!app.inTest) onMetricsScrape(readCertificateEnds)
  if (env.get('REDIS_URL')) onMetricsScrape(readRedis)
}

function readPool(): void {
  const { pool } = db.connection().getWriteClient().client
  poolConnections.set({ state: 'used' }, pool.numUsed())
  poolConnections.set({ state: 'free' }, pool.numFree())
  poolWaiting.set(pool.numPendingAcquires())
}

async function readRedis(): Promise<void> {
  redisUp.set({ connection: 'main' }, (await pingRedis()) ? 1 : 0)
}

function readHashing(): void {
  const { running, waiting } = hashingNow()
  hashing.set({ state: 'running' }, running)
  hashing.set({ state: 'waiting' }, waiting)
}

/** An unreadable folder does not prevent the other metrics. */
async function readDisk(): Promise<void> {
  const found = await statfs(env.get('DATA_DIR')).catch(() => null)
  diskFree.set(found ? found.bavail * found.bsize : 0)
}

async function readDatabase(): Promise<void> {
  try {
    for (const read of fromDatabase) await read()
    databaseUp.set(1)
    await noteReading()
  } catch (error) {
    databaseUp.set(0)
    logger.warn({ err: error }, 'the metrics of the database were not read')
  }
}

const noteEveryMs = 600_000
let notedAt = -noteEveryMs

/** The setup steps of the board show whether a monitoring system is connected. */
async function noteReading(): Promise<void> {
  if (app.inTest || performance.now() - notedAt < noteEveryMs) return
  notedAt = performance.now()
  await recordSuccess(MetricsRecord)
}
