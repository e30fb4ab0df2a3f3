import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { SendWaitingMails } from '#messages/mails/send_waiting_mails'
import { otherUser } from '#tests/factories/accounts'
import * as billing from './invoice_helpers.js'
import { advance, issue, issuesInEachTest, reverse } from './issuing_helpers.js'

test.group('Mails about the invoice of a refunded order', (group) => {
  group.tap((one) => one.tags(['@engine']))
  const issuing = issuesInEachTest(group)

  test('a payer gets the invoice, then the red invoice by mail', async ({ client, assert }) => {
    const payerEmail = `${otherUser().telephone}@example.com`
    const mailed = async () => {
      await (await app.container.make(SendWaitingMails)).execute()
      return (await client.get('/local/mails').qs({ to: payerEmail })).body().mails
    }
    const orderNo = await billing.paidOrder(client, issuing.learner, { invoice: { ...billing.company, payerEmail } })
    const { id } = await billing.rowOf(orderNo)
    await issue(client, issuing.admin, id)
    await advance()
    const [invoiceMail, ...none] = await mailed()
    await billing.release(orderNo, 40_00)
    await reverse(client, issuing.admin, id)
    await advance()
    const [redMail, ...before] = await mailed()

    assert.isEmpty(none)
    assert.equal(invoiceMail.subject, `【筑学】订单 ${orderNo} 的电子发票`)
    const namesOf = ({ attachments }: { attachments: { name: string }[] }) => attachments.map(({ name }) => name)
    assert.deepEqual(namesOf(invoiceMail), [`电子发票_${orderNo}.pdf`, `电子发票_${orderNo}.ofd`])
    assert.lengthOf(before, 1)
    assert.include(redMail.subject, '红字发票')
    assert.lengthOf(namesOf(redMail), 2)
    for (const { bytes } of redMail.attachments) assert.isAbove(bytes, 0)
    const { invoice } = (await billing.invoiceOf(client, issuing.learner, orderNo)).body()
    assert.include(invoice, { issueState: 'issued', reversal: 'done' })
    assert.include(invoice.redInvoices[0], { redAmt: 40, redState: 'issued' })
  })
})
