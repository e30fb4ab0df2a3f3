import { test } from '@japa/runner'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import type { ApiClient } from '@japa/api-client'
import * as billing from './invoice_helpers.js'

const suggested = async (client: ApiClient, caller: CreatedUser) => {
  const answer = await client.get('/api/user/invoice-suggestion').as(caller)
  return answer.body().invoice
}

test.group('Defaults of the invoice form', (group) => {
  billing.assertInvariantsAfterEach(group)

  test('the first form has the buyer as contact', async ({ client, assert }) => {
    const learner = await createUser()

    assert.deepEqual(await suggested(client, learner), {
      invoiceType: 1,
      payerType: 2,
      payerName: null,
      payerId: null,
      payerBank: null,
      payerAccount: null,
      payerAddress: null,
      payerEmail: null,
      maillingName: learner.user.userName,
      maillingTelephone: learner.user.telephone,
      maillingAddress: null,
    })
  })

  test('the next form repeats the last request', async ({ client, assert }) => {
    const learner = await createUser()
    const other = await createUser()
    for (const form of [billing.personal, billing.company]) {
      await billing.requestInvoice(client, learner, await billing.paidOrder(client, learner), form)
    }
    await billing.requestInvoice(client, other, await billing.paidOrder(client, other), billing.personal)

    assert.deepEqual(await suggested(client, learner), { ...billing.company, maillingAddress: null })
  })

  test('a paper invoice is suggested as an electronic one', async ({ client, assert }) => {
    const learner = await createUser()
    await billing.requestInvoice(client, learner, await billing.paidOrder(client, learner), billing.paper)

    const { invoiceType, payerName, payerEmail } = await suggested(client, learner)
    assert.deepEqual({ invoiceType, payerEmail }, { invoiceType: 1, payerEmail: null })
    assert.equal(payerName, billing.paper.payerName)
  })
})
