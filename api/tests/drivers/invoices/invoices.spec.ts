import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { now, setClock } from '#core/time'
import { DriverFailure } from '#drivers/driver_failure'
import LocalIssuer from '#drivers/invoices/local_issuer'
import ManualIssuer from '#drivers/invoices/manual_issuer'
import { invoiceIssuerContract, issueRequest } from '#tests/drivers/invoices/contract'

invoiceIssuerContract('on this machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'invoices-'))
  const issuer = new LocalIssuer(folder)
  return {
    issuer,
    setMode: issuer.setMode.bind(issuer),
    decideNote: issuer.decideNote.bind(issuer),
    pass(seconds) {
      const time = now().plus({ seconds })
      setClock(() => time)
    },
    async close() {
      setClock(null)
      await rm(folder, { recursive: true, force: true })
    },
  }
})

test.group('Invoices issued by hand', () => {
  test('the manual issuer rejects every call', async ({ assert }) => {
    const issuer = new ManualIssuer()

    assert.isFalse(issuer.isAutomatic)
    await assert.rejects(() => issuer.issue(), DriverFailure as never)
    assert.isNull((await issuer.probe()).fault)
    assert.lengthOf(issueRequest().requestNo, 20)
  })
})
