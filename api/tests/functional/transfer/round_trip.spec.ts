import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { seedDemo } from '@zhuxue/database/demo/seeder'
import '#start/transfers'
import { encryptIdNumber } from '#accounts/personal_data/id_card'
import type { Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { VideoCloud } from '#drivers/video/video_cloud'
import { demoTools } from '#tests/demo_tools'
import { migrate, openEmptyDatabase } from '#tests/empty_database'
import { brokenInvariants } from '#tests/invariants'
import { exportFolder } from '#transfer/exports/export_folder'
import { ImportFolder } from '#transfer/runs/import_folder'
import { openFolder } from '#transfer/runs/open_folder'

const sources = { first: randomUUID(), second: randomUUID() }

async function exportFrom(client: QueryClientContract, to: string, source: string, since?: string): Promise<void> {
  const trx = await client.transaction()
  try {
    await exportFolder(trx as Trx, { to, isClear: true, source, since, sourceName: '原平台' })
  } finally {
    await trx.rollback()
  }
}

/** The lines of a file in alphabetical order. */
async function sortedLines(folder: string, name: string): Promise<string[]> {
  const lines = (await readFile(join(folder, name), 'utf8')).split('\r\n')
  return lines.toSorted()
}

const balances = (client: QueryClientContract) =>
  client
    .from('hour_entries')
    .sum('held_seconds as held')
    .sum('available_seconds as available')
    .sum('used_seconds as used')
    .sum('expired_seconds as expired')
    .first()

const money = (client: QueryClientContract) =>
  client
    .from('orders')
    .where('order_status', 2)
    .sum('amount_fen as paid')
    .sum('refunded_fen as refunded')
    .count('* as n')
    .first()

test.group('Round trip of an exchange folder', (group) => {
  group.tap((one) => one.tags(['@slow', '@engine']))
  let folder: string
  let close: () => Promise<void>
  group.setup(async () => {
    await testUtils.db().truncate()
    folder = await mkdtemp(join(tmpdir(), 'exchange-'))
    close = await openEmptyDatabase('exchange_first')
    await migrate('exchange_first', 'up')
    const storage = await app.container.make(ObjectStorage)
    await seedDemo(db.connection('exchange_first'), {
      ...demoTools(new Date('2026-11-21T02:00:00Z')),
      encryptIdNumber,
      storeFile: async (key, body, type) => {
        if (!(await storage.head(key))) await storage.put(key, body, type)
        return storage.publicUrl(key)
      },
    })
  })
  group.teardown(async () => {
    app.container.restore(VideoCloud)
    await close()
    await rm(folder, { recursive: true })
  })

  test('an export equals the export it was imported from', async ({ assert }) => {
    const first = db.connection('exchange_first')
    const [before, after] = [join(folder, 'before'), join(folder, 'after')]
    const cloud = await cloudOf(first)
    app.container.swap(VideoCloud, () => cloud)
    await refundOrders(first)
    await exportFrom(first, before, sources.first)

    const importFolder = await app.container.make(ImportFolder)
    const request = { folder: await openFolder(before, folder), path: before, startedBy: null }
    const preview = await importFolder.preview(request)
    assert.equal(preview.state, 'checked')
    const run = await importFolder.write(request)
    const { counts, written } = JSON.parse(run.progress)
    assert.deepEqual(await reportOf(run.reportKey!), [])
    assert.equal(run.state, 'done', JSON.stringify(JSON.parse(run.progress).breaks))
    assert.deepEqual(written, counts)

    await exportFrom(db.connection(), after, sources.second)
    const names = (await readdir(before)).filter((name) => name.endsWith('.csv'))
    assert.deepEqual((await readdir(after)).toSorted(), (await readdir(before)).toSorted())
    for (const name of names) {
      assert.deepEqual(await sortedLines(after, name), await sortedLines(before, name), name)
    }
    assert.deepEqual(await balances(db.connection()), await balances(first))
    assert.deepEqual(await money(db.connection()), await money(first))
    assert.lengthOf(await db.from('refunds'), 2)
    assert.deepEqual(await brokenInvariants(db.connection()), [])
  }).timeout(300_000)

  test('an export of recent changes has what it references', async ({ assert }) => {
    const truncate = await testUtils.db().truncate()
    await truncate()
    const first = db.connection('exchange_first')
    const cloud = await cloudOf(first)
    app.container.swap(VideoCloud, () => cloud)
    const recent = join(folder, 'recent')
    const since = '2026-11-18 16:00:00'
    await exportFrom(first, recent, sources.first, since)

    const importFolder = await app.container.make(ImportFolder)
    const request = { folder: await openFolder(recent, folder), path: recent, startedBy: null }
    await importFolder.preview(request)
    const run = await importFolder.write(request)

    assert.deepEqual(await reportOf(run.reportKey!), [])
    assert.equal(run.state, 'done', JSON.stringify(JSON.parse(run.progress).breaks))
    const [{ n: imported }] = await db.from('orders').count('* as n')
    const [{ n: all }] = await first.from('orders').count('* as n')
    const [{ n: changed }] = await first
      .from('orders')
      .where('order_status', 2)
      .where((query) => query.where('created_at', '>=', since).orWhere('updated_at', '>=', since))
      .count('* as n')
    assert.isAtLeast(Number(imported), Number(changed))
    assert.isAbove(Number(changed), 0)
    assert.isBelow(Number(imported), Number(all))
    const missing = await first
      .from('chapter_progress as c')
      .where('c.updated_at', '>=', since)
      .whereNotIn(
        'c.id',
        (await db.from('import_links').where('object', 'progress').select('source_id')).map(({ source_id: id }) => id)
      )
    assert.lengthOf(missing, 0)
  }).timeout(300_000)
})

async function reportOf(key: string): Promise<string[]> {
  const storage = await app.container.make(ObjectStorage)
  const text = (await storage.read(key))!.toString()
  return text
    .split('\r\n')
    .slice(1)
    .filter((line) => line)
    .slice(0, 20)
}

/** The same account of the video cloud. */
async function cloudOf(client: QueryClientContract): Promise<VideoCloud> {
  const videos = await client.from('videos').select('*')
  const infos = videos.map((video) => ({
    videoId: video.video_id,
    title: video.title,
    seconds: video.seconds,
    bytes: Number(video.bytes),
    coverUrl: null,
    arrived: true,
    ready: true,
  }))
  return {
    findAll: async (ids: string[]) => infos.filter(({ videoId }) => ids.includes(videoId)),
  } as unknown as VideoCloud
}

/** One order wholly, with its course, and money of another whose refund did not go through. */
async function refundOrders(client: QueryClientContract): Promise<void> {
  const lines = await client
    .from('order_items as i')
    .join('orders as o', 'o.id', 'i.order_id')
    .join('payments as p', 'p.paid_key', 'o.id')
    .where({ 'o.order_type': 'single', 'o.order_status': 2, 'i.course_type': 1, 'i.course_count': 1 })
    .whereColumn('i.amount_fen', 'o.amount_fen')
    .whereNotIn('o.id', client.from('invoices').select('order_id'))
    .orderBy('i.id')
    .limit(2)
    .select('i.id', 'o.id as orderId', 'p.id as paymentId', 'p.merchant_no', 'i.amount_fen as fen')
  const at = '2026-11-20 02:00:00'
  for (const [no, { id, orderId, paymentId, merchant_no: merchantNo, fen }] of lines.entries()) {
    const [isWhole, amountFen] = no === 0 ? [true, fen] : [false, 100]
    const [refundId] = await client
      .table('refunds')
      .insert({
        payment_id: paymentId,
        merchant_no: merchantNo,
        provider: 'local',
        refund_no: `R${orderId}_1`,
        amount_fen: amountFen,
        total_fen: fen,
        reason: '重复购买',
        created_at: at,
        ...(isWhole ? { status: 'done', finished_at: at } : { status: 'failed', failure: '账户异常' }),
      })
    const copies = Number(isWhole)
    await client.table('refund_lines').insert({ refund_id: refundId, order_item_id: id, copies, amount_fen: amountFen })
    await client.from('order_items').where('id', id).update({ refunded_count: copies, refunded_fen: amountFen })
    await client.from('orders').where('id', orderId).update({ refunded_fen: amountFen, updated_at: at })
    if (!isWhole) continue
    await client
      .from('user_courses')
      .where('order_item_id', id)
      .update({ user_course_status: 'expired', refunded_at: at })
  }
}
