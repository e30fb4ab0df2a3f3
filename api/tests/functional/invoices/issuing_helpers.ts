import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import { now, setClock } from '#core/time'
import { InvoiceIssuer, type InvoiceFact, type IssueRequest } from '#drivers/invoices/invoice_issuer'
import LocalIssuer from '#drivers/invoices/local_issuer'
import { AdvanceDueInvoices } from '#invoices/issuing/advance_due'
import { TaxGroups } from '#settings/terms'
import { Role } from '#core/roles'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { storeOnDisk } from '#tests/factories/store_on_disk'
import * as billing from './invoice_helpers.js'

/** The local provider, which dies after accepting a request while `dies` is true. */
class TestIssuer extends LocalIssuer {
  dies = false

  async issue(request: IssueRequest): Promise<InvoiceFact> {
    const fact = await super.issue(request)
    if (this.dies) throw new Error('the process was killed before it could commit')
    return fact
  }
}

interface Issuing {
  issuer: TestIssuer
  learner: CreatedUser
  admin: CreatedUser
}

/** The provider issues in each test; seller and taxes are filled in. */
export function issuesInEachTest(group: Group): Issuing {
  const issuing = {} as Issuing
  billing.assertInvariantsAfterEach(group)
  group.each.setup(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'invoices-'))
    const store = await storeOnDisk()
    issuing.issuer = new TestIssuer(folder)
    app.container.swap(InvoiceIssuer, () => issuing.issuer)
    issuing.learner = await createUser()
    issuing.admin = await createUser(Role.Admin)
    await db.from('mails').delete()
    await db.from('params').delete()
    await fillInSeller()
    return async () => {
      setClock(null)
      app.container.restore(InvoiceIssuer)
      await store.removeStore()
      await rm(folder, { recursive: true, force: true })
      await db.from('params').delete()
    }
  })
  return issuing
}

async function fillInSeller(): Promise<void> {
  const seller = {
    sellerName: '筑学教育',
    sellerTaxNo: '91370100MA3DEM001H',
    sellerAddress: '济南',
    sellerBank: '泉城',
  }
  const codes = TaxGroups.map((group) => [`taxCode.${group}`, '3070201020000000000'])
  const rates = TaxGroups.map((group) => [`taxRate.${group}`, '6'])
  const values = { ...seller, ...Object.fromEntries([...codes, ...rates]) }
  await db
    .table('params')
    .multiInsert(Object.entries(values).map(([name, value]) => ({ name, value: String(value), public: false })))
}

export function pass(seconds: number): void {
  const time = now().plus({ seconds })
  setClock(() => time)
}

/** The job, after this time. */
export async function advance(seconds = 70): Promise<void> {
  pass(seconds)
  await (await app.container.make(AdvanceDueInvoices)).execute()
}

export function issue(client: ApiClient, admin: CreatedUser, id: number) {
  return client.post(`/api/admin/invoices/${id}/issue`).as(admin)
}

export function reverse(client: ApiClient, admin: CreatedUser, id: number, body: object = { reason: 3 }) {
  return client.post(`/api/admin/invoices/${id}/reversal`).as(admin).json(body)
}

/** A requested invoice of a paid order, issued through the provider. */
export async function issuedInvoice(client: ApiClient, { learner, admin }: Issuing) {
  const orderNo = await billing.paidOrder(client, learner, { invoice: billing.company })
  const { id } = await billing.rowOf(orderNo)
  await issue(client, admin, id)
  await advance()
  return { id: id as number, orderNo }
}
