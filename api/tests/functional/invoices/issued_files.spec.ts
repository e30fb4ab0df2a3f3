import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { DriverFailure } from '#drivers/driver_failure'
import { IssuedFiles } from '#invoices/issuing/issued_files'
import { storeOnDisk } from '#tests/factories/store_on_disk'

const pdf = Buffer.from('%PDF-1.7\n%%EOF')
const page = Buffer.from('<html>502</html>')
const of = { requestNo: 'A'.repeat(20), issuedAt: new Date('2026-11-21T02:00:00Z'), ownerId: 1 }

test.group('Documents of a provider', () => {
  test('an error page is not stored as an invoice')
    .with([{ pdf: page }, { ofd: page }, { xml: page }, { pdf: Buffer.alloc(11 * 1024 * 1024) }, {}])
    .run(async ({ assert, cleanup }, documents) => {
      const store = await storeOnDisk()
      cleanup(store.removeStore)
      const files = await app.container.make(IssuedFiles)

      await assert.rejects(() => files.store(documents, of), DriverFailure as never)
      assert.isEmpty(await store.listing())
    })

  test('a repeated attempt stores the same files', async ({ assert, cleanup }) => {
    const store = await storeOnDisk()
    cleanup(store.removeStore)
    const files = await app.container.make(IssuedFiles)

    const first = await files.store({ pdf }, of)

    assert.deepEqual(await files.store({ pdf }, of), first)
    assert.lengthOf(await store.listing(), 1)
  })
})
