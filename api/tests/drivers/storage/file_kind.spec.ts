import { test } from '@japa/runner'
import { isOfKind } from '#drivers/storage/file_kind'
import { fromBuffer } from '#drivers/storage/random_access'

const isPdf = (bytes: Buffer) => isOfKind(fromBuffer(bytes), 'invoice/1/a.pdf')
const pdf = Buffer.from('%PDF-1.4\n%%EOF')

test.group('Kinds of files', () => {
  test('a PDF may have up to 1024 bytes up to its header', async ({ assert }) => {
    for (const before of [0, 3, 1019]) assert.isTrue(await isPdf(Buffer.concat([Buffer.alloc(before, 10), pdf])))
    assert.isFalse(await isPdf(Buffer.concat([Buffer.alloc(1020, 10), pdf])))
    assert.isFalse(await isPdf(Buffer.from('PDF-1.4')))
  })
})
