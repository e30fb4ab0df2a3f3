import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import type { Group } from '@japa/runner/core'
import BankTransfers from '#commerce/bank_transfers/bank_gateway'
import { StatementColumns } from '#commerce/bank_transfers/terms'
import { Role } from '#core/roles'
import { setClock } from '#core/time'
import { PaymentGateway } from '#drivers/payment/payment_gateway'
import { Wallets } from '#drivers/payment/wallets'
import { createUser, type CreatedUser } from '#tests/factories/accounts'
import { brokenInvariants } from '#tests/invariants'
import * as shop from '#tests/functional/commerce/commerce_helpers'

/** The local provider and bank transfers, both offered. */
export function offerTransfers(group: Group): void {
  shop.resetShopEachTest(group)
  group.each.setup(async () => {
    await db.from('messages').delete()
    await db.from('mails').delete()
    const [local, bank] = [await app.container.make(PaymentGateway), await app.container.make(BankTransfers)]
    app.container.swap(Wallets, () => new Wallets([local, bank]))
    return async () => {
      app.container.restore(Wallets)
      setClock(null)
      const broken = await brokenInvariants(db.connection())
      if (broken.length) throw new Error(`broken: ${broken.join('; ')}`)
    }
  })
}

export interface Transfer {
  learner: CreatedUser
  orderNo: string
  code: string
}

/** An unpaid order whose buyer chose a transfer. */
export async function transferred(
  client: ApiClient,
  { priceFen = 100_00, invoice }: { priceFen?: number; invoice?: object } = {}
): Promise<Transfer> {
  const learner = await createUser()
  const courseId = await shop.course({ price: priceFen })
  const orderNo = await shop.ordered(client, learner, shop.one(courseId), invoice ? { invoice } : {})
  await choose(client, learner, orderNo)
  return { learner, orderNo, code: (await shownOrder(client, learner, orderNo)).bankTransfer.transferCode }
}

export async function choose(client: ApiClient, learner: CreatedUser, orderNo: string) {
  const answer = await client
    .post(`/api/user/orders/${orderNo}/payment-attempts`)
    .as(learner)
    .json({ provider: 'bank', way: 'transfer' })
  return answer.body()
}

export async function shownOrder(client: ApiClient, learner: CreatedUser, orderNo: string) {
  return (await client.get(`/api/orders/${orderNo}`).as(learner)).body().order
}

export const admins = () => Promise.all([createUser(Role.Admin), createUser(Role.Admin)])

interface Row {
  serial?: string
  amount?: string
  remark?: string
  payer?: string
  day?: string
}

let serial = 0

/** A row of a statement, with a new serial unless given. */
export function row({ serial: given, amount = '100.00', remark = '', payer = '泉城建设', day }: Row = {}): string[] {
  serial += 1
  return [day ?? '2026-11-02', given ?? `S${Date.now()}${serial}`, payer, '6222000011112222', amount, remark]
}

export const csv = (rows: string[][], head: string[] = Object.values(StatementColumns)) =>
  Buffer.from([head, ...rows].map((cells) => cells.join(',')).join('\r\n'))

/** Sends the file itself as the body. */
export async function send(
  admin: CreatedUser,
  path: string,
  { file, query = {} }: { file: Buffer; query?: Record<string, string> }
) {
  const search = new URLSearchParams({ fileName: '流水.csv', ...query })
  const response = await fetch(`http://127.0.0.1:${process.env.PORT}/api/admin/bank-statements${path}?${search}`, {
    method: 'POST',
    headers: { 'authorization': admin.token, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(file),
  })
  return (await response.json()) as any
}

export const importRows = (admin: CreatedUser, rows: string[][]) => send(admin, '', { file: csv(rows) })

export async function lineOf(bankSerial: string) {
  return db.from('bank_lines').where('bank_serial', bankSerial).firstOrFail()
}

export async function confirm(client: ApiClient, admin: CreatedUser, bankSerial: string) {
  const { id } = await lineOf(bankSerial)
  return (await client.post(`/api/admin/bank-lines/${id}/confirmations`).as(admin)).body()
}
