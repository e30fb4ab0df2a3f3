import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { MaxInvoiceFiles, messages } from '#invoices/terms'
import { pruneInvoiceFiles } from '#media/prune_invoice_files'
import { refusedAddress, unavailableAddress } from '#drivers/mail/local_mail'
import { SendWaitingMails } from '#messages/mails/send_waiting_mails'
import env from '#start/env'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { sendForm, type FormPayload } from '#tests/factories/app_package'
import { storeOnDisk, type StoreOnDisk } from '#tests/factories/store_on_disk'
import { zip } from '#tests/functional/media/hostile_files'
import * as billing from './invoice_helpers.js'

const origin = `http://127.0.0.1:${env.get('PORT')}`
const pdf = (text = 'invoice') => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`)
const ofd = () => zip([{ name: 'OFD.xml', body: Buffer.from('<ofd:OFD/>') }])
const notThere = '上传的发票文件不存在或已失效，请重新上传'

test.group('Files of electronic invoices', (group) => {
  let learner: CreatedUser
  let admin: CreatedUser
  let store: StoreOnDisk
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    learner = await createUser()
    admin = await createUser(Role.Admin)
    store = await storeOnDisk()
    await db.from('stored_files').delete()
    await db.from('mails').delete()
    return store.removeStore
  })

  async function uploaded(client: ApiClient, options: { body?: Buffer; type?: string; by?: CreatedUser } = {}) {
    const { body = pdf(), type = 'application/pdf', by = admin } = options
    const answer = await client.get('/api/files/oss-sign').qs({ category: 'invoice', contentType: type }).as(by)
    const uploadForm = answer.body() as FormPayload
    if (answer.body().code !== '200') return { code: answer.body().code, url: '', status: 0 }
    const { status } = await sendForm(origin, uploadForm, [body], { type })
    return { code: '200', url: uploadForm.url, status }
  }
  const attach = (client: ApiClient, id: number, fileUrl: string) =>
    client.post(`/api/admin/invoices/${id}/files`).as(admin).json({ fileUrl })
  const link = (client: ApiClient, caller: CreatedUser, id: number, fileId: number) =>
    client.get(`/api/invoices/${id}/files/${fileId}`).as(caller)
  const seen = async (client: ApiClient, orderNo: string) =>
    (await billing.invoiceOf(client, learner, orderNo)).body().invoice

  test('the file of an invoice shipped with its parcel is announced', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner, { book: true, invoice: billing.company })
    await billing.deliver(client, admin, orderNo, { trackingNo: 'SF1234567890123' })
    const { invoiceId } = await seen(client, orderNo)
    const messagesOf = () => db.from('messages').where({ user_id: learner.user.id, kind: 'invoiceSent' })
    assert.lengthOf(await messagesOf(), 0)

    const { url } = await uploaded(client)
    const answer = await attach(client, invoiceId, url)

    assert.equal(answer.body().msg, '发票文件已上传')
    const sent = await seen(client, orderNo)
    assert.isFalse(sent.awaitsFile)
    assert.isNotNull(sent.sendTime)
    const [message] = await messagesOf()
    assert.deepEqual(JSON.parse(message.facts), { orderNo, way: 'file' })
  })

  test('an owner downloads the sent {format} file')
    .with([
      { body: pdf(), type: 'application/pdf', extension: 'pdf', format: 'PDF' },
      { body: ofd(), type: 'application/ofd', extension: 'ofd', format: 'OFD' },
    ])
    .run(async ({ client, assert }, { body, type, extension, format }) => {
      const orderNo = await billing.paidOrder(client, learner)
      const id = await billing.requestInvoice(client, learner, orderNo)
      const { url, status } = await uploaded(client, { body, type })
      assert.equal(status, 200)

      const sent = await billing.send(client, admin, id, { fileUrl: url })

      assert.equal(sent.body().msg, '发票状态已修改为已发送')
      const [file] = (await seen(client, orderNo)).files
      assert.include(file, { isReversal: false, format, fileSize: body.length })
      const own = await link(client, learner, id, file.invoiceFileId)
      const download = await fetch(new URL(own.body().url, origin))
      assert.deepEqual(Buffer.from(await download.arrayBuffer()), body)
      assert.equal(
        download.headers.get('content-disposition'),
        `attachment; filename*=UTF-8''${encodeURIComponent(`电子发票_${orderNo}.${extension}`)}`
      )
      const list = await client.get('/api/user/invoices').as(learner)
      assert.lengthOf(list.body().invoices[0].files, 1)
      const unsigned = await client.get(new URL(own.body().url, origin).pathname)
      assert.notEqual(unsigned.status(), 200)
    })

  test('a file is mailed to the payer, again after a failure', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo, {
      ...billing.company,
      payerEmail: 'accounts@example.com',
    })
    await billing.send(client, admin, id, { fileUrl: (await uploaded(client)).url })
    const sendMails = async () => (await app.container.make(SendWaitingMails)).execute()
    const row = async () => db.from('mails').firstOrFail()

    await db.from('mails').update({ recipient: unavailableAddress })
    await sendMails()
    assert.include(await row(), { state: 'waiting', attempts: 1 })
    await sendMails()
    assert.include(await row(), { attempts: 1 })

    await db.from('mails').update({ recipient: 'accounts@example.com', next_attempt_at: toStored(now()) })
    await sendMails()
    assert.include(await row(), { state: 'sent', attempts: 2 })
    const shown = await client.get(`/api/invoices/${id}`).as(learner)
    assert.containsSubset(shown.body().invoice.files, [{ mailState: 'sent' }])
    const { mails } = (await client.get('/local/mails').qs({ to: 'accounts@example.com' })).body()
    assert.lengthOf(mails, 1)
    assert.include(mails[0], { subject: `【筑学】订单 ${orderNo} 的电子发票` })
    assert.deepEqual(mails[0].attachments, [{ name: `电子发票_${orderNo}.pdf`, bytes: pdf().length }])
  })

  test('a mail fails at once for a rejected address', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo, {
      ...billing.company,
      payerEmail: refusedAddress,
    })
    await billing.send(client, admin, id, { fileUrl: (await uploaded(client)).url })
    await (await app.container.make(SendWaitingMails)).execute()
    assert.include(await db.from('mails').firstOrFail(), { state: 'failed', attempts: 1 })
  })

  test('other users get 404, and an admin’s download is audited', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    await billing.send(client, admin, id, { fileUrl: (await uploaded(client)).url })
    const [{ invoiceFileId }] = (await seen(client, orderNo)).files

    assert.equal((await link(client, await createUser(), id, invoiceFileId)).status(), 404)
    assert.equal((await link(client, learner, id, invoiceFileId + 1)).status(), 404)
    assert.equal((await link(client, admin, id, invoiceFileId)).body().code, '200')
    assert.include(await billing.lastAudit(), {
      action: 'invoice.view',
      object: `invoice:${id}`,
      actor_id: admin.user.id,
    })
  })

  test('a later file replaces the former; a credit note is added', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    const early = await attach(client, id, (await uploaded(client)).url)
    assert.equal(early.body().msg, '请先发送发票')
    await billing.send(client, admin, id)

    await attach(client, id, (await uploaded(client, { body: pdf('first') })).url)
    const [former] = (await seen(client, orderNo)).files
    const second = await attach(client, id, (await uploaded(client, { body: pdf('2') })).url)
    assert.equal(second.body().msg, '发票文件已上传')
    const replaced = (await seen(client, orderNo)).files
    assert.lengthOf(replaced, 1)
    assert.isAbove(replaced[0].invoiceFileId, former.invoiceFileId)
    assert.equal((await link(client, learner, id, former.invoiceFileId)).status(), 404)

    await db
      .from('invoices')
      .where('id', id)
      .update({ needs_reversal_at: toStored(now()) })
    await attach(client, id, (await uploaded(client, { body: pdf('red') })).url)
    assert.deepEqual(
      (await seen(client, orderNo)).files.map((file: { isReversal: boolean }) => file.isReversal),
      [false, true]
    )
  })

  test('only admins upload invoice files, and only PDF or OFD', async ({ client, assert }) => {
    assert.equal((await uploaded(client, { by: learner })).code, '403')
    assert.equal((await uploaded(client, { by: await createUser(Role.Teacher) })).code, '403')
    for (const [body, type] of [
      [Buffer.from('<html>'), 'application/pdf'],
      [zip([{ name: 'word/document.xml', body: pdf() }]), 'application/ofd'],
    ] as const) {
      const orderNo = await billing.paidOrder(client, learner)
      const id = await billing.requestInvoice(client, learner, orderNo)
      const { url } = await uploaded(client, { body, type })
      const answer = await billing.send(client, admin, id, { fileUrl: url })

      assert.include(answer.body().errors[0], { field: 'fileUrl' })
      assert.equal((await billing.rowOf(orderNo)).invoice_status, 1)
    }
  })

  test('a file is attached once, by its uploader, to electronic invoices', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    const { url } = await uploaded(client)
    const ofAnother = await uploaded(client, { by: await createUser(Role.Admin) })
    const onPaper = await billing.paidOrder(client, learner)
    const paperId = await billing.requestInvoice(client, learner, onPaper, billing.paper)

    const foreign = await billing.send(client, admin, id, { fileUrl: ofAnother.url })
    const toPaper = await billing.send(client, admin, paperId, { expressOrderNo: 'SF1', fileUrl: url })
    await billing.send(client, admin, id, { fileUrl: url })
    const again = await attach(client, id, url)

    assert.equal(foreign.body().errors[0].msg, notThere)
    assert.equal(toPaper.body().errors[0].msg, '纸质发票不需要上传文件')
    assert.equal((await billing.rowOf(onPaper)).invoice_status, 1)
    assert.equal(again.body().errors[0].msg, notThere)
  })

  test('two uploads at once never exceed the ten files of an invoice', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    await billing.send(client, admin, id, { fileUrl: (await uploaded(client)).url })
    for (let files = 1; files < MaxInvoiceFiles - 1; files++) await attach(client, id, (await uploaded(client)).url)
    const urls = [(await uploaded(client)).url, (await uploaded(client)).url]

    const answers = await Promise.all(urls.map((url) => attach(client, id, url)))

    assert.sameMembers(
      answers.map((answer) => answer.body().msg),
      [messages.fileAttached, messages.tooManyFiles]
    )
    assert.lengthOf(await db.from('invoice_files').where('invoice_id', id), MaxInvoiceFiles)
  }).tags(['@engine'])

  test('unused uploads are pruned after a week, attached files stay', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, learner)
    const id = await billing.requestInvoice(client, learner, orderNo)
    const { url } = await uploaded(client)
    await uploaded(client, { body: pdf('never used') })
    await billing.send(client, admin, id, { fileUrl: url })
    await db.from('stored_files').update({ created_at: toStored(now().minus({ days: 8 })) })

    assert.equal(await pruneInvoiceFiles(store.storage), 1)
    assert.lengthOf(await store.listing(), 1)
    const [{ invoiceFileId }] = (await seen(client, orderNo)).files
    const { url: address } = (await link(client, learner, id, invoiceFileId)).body()
    assert.equal((await client.get(address)).status(), 200)
  })
})
