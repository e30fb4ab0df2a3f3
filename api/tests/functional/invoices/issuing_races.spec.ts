import { test } from '@japa/runner'
import * as billing from './invoice_helpers.js'
import { advance, issue, issuesInEachTest } from './issuing_helpers.js'

test.group('Races of issuing', (group) => {
  group.tap((test) => test.tags(['@engine']))
  const issuing = issuesInEachTest(group)

  test('two admins who issue at once make one invoice', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, issuing.learner, { invoice: billing.company })
    const { id } = await billing.rowOf(orderNo)

    const answers = await Promise.all([1, 2, 3].map(() => issue(client, issuing.admin, id)))
    await Promise.all([advance(), advance()])
    await advance()

    assert.lengthOf(
      answers.filter((answer) => answer.body().code === '200'),
      1
    )
    assert.lengthOf(await issuing.issuer.requests(), 1)
    assert.include(await billing.rowOf(orderNo), { issue_state: 'issued', invoice_status: 2 })
  })

  test('a refund while issuing needs a red letter', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, issuing.learner, { invoice: billing.company })
    const { id } = await billing.rowOf(orderNo)
    await issue(client, issuing.admin, id)

    await Promise.all([billing.release(orderNo, 30_00), advance()])
    await advance()

    const invoice = (await billing.invoiceOf(client, issuing.learner, orderNo)).body().invoice
    assert.include(invoice, { issueState: 'issued', invoiceAmt: 100, reversal: 'needed' })
  })

  test('a refund and a start at once agree on the amount', async ({ client, assert }) => {
    for (let round = 1; round <= 4; round++) {
      const orderNo = await billing.paidOrder(client, issuing.learner, { invoice: billing.company })
      const { id } = await billing.rowOf(orderNo)

      await Promise.all([issue(client, issuing.admin, id), billing.release(orderNo, round * 10_00)])
      await advance()

      const [request] = await issuing.issuer.requests()
      const { invoiceAmt, reversal } = (await billing.invoiceOf(client, issuing.learner, orderNo)).body().invoice
      assert.equal(request.amountFen, invoiceAmt * 100)
      assert.equal(reversal, invoiceAmt === 100 ? 'needed' : 'none')
    }
  })

  test('an order refunded while its invoice is blocked is not invoiced', async ({ client, assert }) => {
    const orderNo = await billing.paidOrder(client, issuing.learner, { invoice: billing.company })
    const { id } = await billing.rowOf(orderNo)
    await issuing.issuer.setMode('quota')
    await issue(client, issuing.admin, id)
    await billing.release(orderNo, 100_00)
    await issuing.issuer.setMode('accept')

    await advance(301)

    assert.lengthOf(await issuing.issuer.requests(), 0)
    const invoice = (await billing.invoiceOf(client, issuing.learner, orderNo)).body().invoice
    assert.include(invoice, { issueState: 'none', invoiceAmt: 0 })
    assert.isNotNull(invoice.withdrawTime)
  })
})
