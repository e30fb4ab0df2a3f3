import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { messages } from '#invoices/terms'
import { course } from '#tests/factories/catalogue'
import { otherUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import { exportFolder } from '#transfer/exports/export_folder'
import { inSnapshot } from '#transfer/exports/in_snapshot'
import { exchangeFolder, importedBy, peopleFile, previewAndImport } from './exchange.js'

const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
const [placed, paid, sent, reversed] = [1, 2, 3, 4].map((day) => `2026-03-0${day} 09:00:00`)
const [first, second, red] = ['26372000000012345678', '26372000000012345679', '26372000000087654321']

/** Five paid orders; half of the second is refunded. */
async function files(...invoices: string[]) {
  const courseId = await course()
  const orders = [1, 2, 3, 4, 5]
  return {
    'people.csv': peopleFile([{ id: 'u1', ...otherUser() }]),
    'orders.csv': csv(
      'source_id,person,status,placed_at,paid_at,amount_yuan',
      ...orders.map((id) => `o${id},u1,paid,${placed},${paid},120.00`)
    ),
    'order_lines.csv': csv(
      'source_id,order,course,copies,unit_yuan,amount_yuan',
      ...orders.map((id) => `l${id},o${id},#${courseId},1,120.00,120.00`)
    ),
    'payments.csv': csv(
      'source_id,order,provider,amount_yuan,paid_at',
      ...orders.map((id) => `p${id},o${id},other,120.00,${paid}`)
    ),
    'refunds.csv': csv('source_id,order,amount_yuan,finished_at,reason', `r1,o2,60.00,${reversed},重复购买`),
    'refund_lines.csv': csv('source_id,refund,order_line,copies,amount_yuan', 'rl1,r1,l2,0,60.00'),
    'invoices.csv': csv(
      'source_id,order,invoice_type,payer_type,amount_yuan,payer_name,status,sent_at,reversed_at,number,issued_at,red_number',
      ...invoices.map((line, at) => `i${at + 1},o${at + 1},1,1,120.00,周若谷,${line}`)
    ),
  }
}

test.group('Imported invoices', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('numbers of invoices and red invoices come in and go out', async ({ assert, cleanup }) => {
    const lines = [`sent,${sent},,${first},${sent},`, `reversed,${sent},${reversed},${second},,${red}`]
    const folder = await exchangeFolder(cleanup, await files(...lines))

    const { rows, progress } = await previewAndImport(cleanup, folder)

    assert.isEmpty(rows.filter(({ level }) => level === 'error'))
    assert.equal(progress.written.invoices?.new, 2)
    const invoices = await db.from('invoices').orderBy('id').select('number', 'issued_at')
    assert.deepEqual(
      invoices.map(({ number }) => number),
      [first, second]
    )
    assert.isTrue(invoices.every(({ issued_at: at }) => at !== null))
    const [credit] = await db.from('red_invoices')
    assert.include(credit, { number: red, state: 'issued', amount_fen: 6_000, reason: 2 })
    assert.deepEqual(await brokenInvariants(db.connection()), [])
    const to = join(folder, 'exported')
    await inSnapshot((trx) =>
      exportFolder(trx, { to, objects: ['invoices'], isClear: true, source: 'our-site', sourceName: '筑学' })
    )
    const exported = await readFile(join(to, 'invoices.csv'), 'utf8')
    for (const number of [first, second, red]) assert.include(exported, number)
    assert.include(exported, sent)
  })

  test('numbers that are used or misplaced are refused', async ({ assert, cleanup }) => {
    const lines = [
      `sent,${sent},,${first},,`,
      `reversed,${sent},${reversed},${second},,${first}`,
      `sent,${sent},,${first},,`,
      `sent,${sent},,2637,,`,
      `sent,${sent},,${second},,${red}`,
    ]
    const folder = await exchangeFolder(cleanup, await files(...lines))

    const preview = await importedBy(cleanup, folder, { isPreview: true })
    const { rows, text } = await importedBy(cleanup, folder)

    assert.equal(text, preview.text)
    assert.deepEqual(
      rows.filter(({ level }) => level === 'error').map(({ line, message }) => [line, message]),
      [
        [3, messages.numberUsed],
        [4, messages.numberUsed],
        [5, '发票号码应为文字，例如 26372000000012345678'],
        [6, '只有已冲红的发票有红字发票号码'],
      ]
    )
    assert.lengthOf(await db.from('invoices'), 1)
  })
})
