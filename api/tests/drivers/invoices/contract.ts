import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { DriverFailure } from '#drivers/driver_failure'
import {
  ReversalReason,
  type InvoiceIssuer,
  type IssueRequest,
  type ReversalRequest,
} from '#drivers/invoices/invoice_issuer'
import type { IssuerMode, NoteChange } from '#drivers/invoices/local_issuer_modes'

const line = { name: '施工安全', taxCode: '3070201020000000000', taxRate: 6, count: 1, amountFen: 106_00, taxFen: 6_00 }

const newNumber = () => randomBytes(10).toString('hex').toUpperCase()

export const issueRequest = (): IssueRequest => ({
  requestNo: newNumber(),
  seller: { name: '筑学教育科技有限公司', taxNo: '91370100MA3DEM001H', address: '济南市', bank: '泉城银行 3700' },
  buyer: {
    isPerson: false,
    payerName: '泉城建设工程咨询有限公司',
    payerId: '91370100MA3DEMP02X',
    payerBank: null,
    payerAccount: null,
    payerAddress: null,
    payerEmail: 'finance@example.com',
  },
  lines: [line],
  amountFen: 106_00,
})

const reversalOf = (number: string): ReversalRequest => ({
  requestNo: newNumber(),
  number,
  reason: ReversalReason.ServiceEnded,
  lines: [line],
  amountFen: 106_00,
})

interface Setup {
  issuer: InvoiceIssuer
  setMode(mode: IssuerMode): Promise<void>
  decideNote(requestNo: string, change: NoteChange): Promise<void>
  /** Lets the provider work for some time. */
  pass(seconds: number): void
  close(): Promise<void>
}

/** The contract of every automatic issuer. */
export function invoiceIssuerContract(name: string, open: () => Promise<Setup>) {
  test.group(`Invoice issuer: ${name}`, (group) => {
    let setup: Setup
    group.each.setup(async () => {
      setup = await open()
      return () => setup.close()
    })

    const issued = async () => {
      const request = issueRequest()
      await setup.issuer.issue(request)
      setup.pass(60)
      const fact = await setup.issuer.find(request.requestNo)
      if (fact?.state !== 'issued') throw new Error(`not issued: ${JSON.stringify(fact)}`)
      return { request, number: fact.number }
    }

    test('issuing takes a while and ends with a number', async ({ assert }) => {
      const request = issueRequest()

      assert.deepEqual(await setup.issuer.issue(request), { state: 'issuing' })
      assert.deepEqual(await setup.issuer.find(request.requestNo), { state: 'issuing' })
      setup.pass(60)

      const fact = await setup.issuer.find(request.requestNo)
      assert.equal(fact?.state, 'issued')
      assert.match(fact?.state === 'issued' ? fact.number : '', /^\d{20}$/)
    })

    test('a repeated request number returns the same invoice', async ({ assert }) => {
      const { request, number } = await issued()

      const again = await setup.issuer.issue(request)

      assert.include(again, { state: 'issued', number })
    })

    test('an unknown request number is null', async ({ assert }) => {
      assert.isNull(await setup.issuer.find(newNumber()))
      assert.isNull(await setup.issuer.findReversal(newNumber()))
    })

    test('a field fault names the field and its reason', async ({ assert }) => {
      await setup.setMode('field')
      const request = issueRequest()
      await setup.issuer.issue(request)
      setup.pass(60)

      const fact = await setup.issuer.find(request.requestNo)

      assert.include(fact, { state: 'failed', field: 'payerId' })
    })

    test('an invoice whose response was lost is found by query', async ({ assert }) => {
      await setup.setMode('drop')
      const request = issueRequest()
      await assert.rejects(() => setup.issuer.issue(request), DriverFailure as never)
      await setup.setMode('accept')
      setup.pass(60)

      assert.equal((await setup.issuer.find(request.requestNo))?.state, 'issued')
    })

    test('a silent provider has an unknown outcome')
      .with(['issue', 'find', 'state'] as const)
      .run(async ({ assert }, call) => {
        await setup.setMode('down')
        const request = issueRequest()
        const calls = {
          issue: () => setup.issuer.issue(request),
          find: () => setup.issuer.find(request.requestNo),
          state: () => setup.issuer.state(),
        }

        await assert.rejects(calls[call], DriverFailure as never)
        await setup.setMode('accept')

        assert.isNull(await setup.issuer.find(request.requestNo))
      })

    test('a blocked account accepts nothing and says why')
      .with(['signedOut', 'face', 'quota'] as const)
      .run(async ({ assert }, mode) => {
        await setup.setMode(mode)
        const request = issueRequest()

        assert.equal((await setup.issuer.issue(request)).state, 'blocked')
        const { signedIn, quotaFen } = await setup.issuer.state()
        assert.isTrue(!signedIn || quotaFen === 0)
        assert.isNull(await setup.issuer.find(request.requestNo))
        assert.isNotNull((await setup.issuer.probe()).fault)
      })

    test('a red invoice follows a note without confirmation', async ({ assert }) => {
      const { number } = await issued()
      const request = reversalOf(number)

      assert.include(await setup.issuer.requestReversal(request), { state: 'confirmed', noteState: '01' })
      setup.pass(60)

      const fact = await setup.issuer.findReversal(request.requestNo)
      assert.equal(fact?.state, 'issued')
      assert.deepEqual(await setup.issuer.requestReversal(request), fact)
    })

    test('a note waits for its buyer, who may confirm it', async ({ assert }) => {
      const { number } = await issued()
      await setup.setMode('confirm')
      const request = reversalOf(number)

      assert.include(await setup.issuer.requestReversal(request), { state: 'waiting', noteState: '02' })
      await setup.decideNote(request.requestNo, 'confirm')
      setup.pass(60)

      assert.include(await setup.issuer.findReversal(request.requestNo), { state: 'issued', noteState: '04' })
    })

    test('a denied note and one after 72 hours are void')
      .with([
        ['deny', '05'],
        ['wait', '07'],
      ] as const)
      .run(async ({ assert }, [how, noteState]) => {
        const { number } = await issued()
        await setup.setMode('confirm')
        const request = reversalOf(number)
        await setup.issuer.requestReversal(request)

        if (how === 'deny') await setup.decideNote(request.requestNo, 'deny')
        else setup.pass(72 * 3_600)

        assert.include(await setup.issuer.findReversal(request.requestNo), { state: 'void', noteState })
      })

    test('documents of an invoice are a PDF, an OFD and an XML', async ({ assert }) => {
      const { number } = await issued()

      const { pdf, ofd, xml } = await setup.issuer.download(number)

      assert.isTrue(pdf!.subarray(0, 5).equals(Buffer.from('%PDF-')))
      assert.isTrue(ofd!.subarray(0, 2).equals(Buffer.from('PK')))
      assert.include(xml!.toString(), number)
    })

    test('a notice names a request number or nothing', async ({ assert }) => {
      const requestNo = newNumber()

      assert.equal(setup.issuer.readNotice(JSON.stringify({ requestNo })), requestNo)
      for (const raw of ['', '{', '{"requestNo":7}', '{"requestNo":"../mode"}']) {
        assert.isNull(setup.issuer.readNotice(raw))
      }
    })
  })
}
