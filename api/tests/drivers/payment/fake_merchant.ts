import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import LocalWallet from '#drivers/payment/local/wallet'
import type { RawWebhook } from '#drivers/payment/payment_gateway'
import type { PaymentBench } from '#tests/drivers/payment/contract'

export interface FakeMerchant extends PaymentBench {
  gateway: LocalWallet
  received: RawWebhook[]
  restart(): LocalWallet
  /** The response of the shop to a webhook. */
  answer: { status: number }
  close(): Promise<void>
}

/** A merchant that records the webhooks it receives. */
export async function openFakeMerchant(Driver: typeof LocalWallet = LocalWallet): Promise<FakeMerchant> {
  const directory = await mkdtemp(join(tmpdir(), 'wallet-'))
  const received: RawWebhook[] = []
  const answer = { status: 204 }
  const server: Server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    received.push({ headers: request.headers, body })
    server.emit('notice')
    response.writeHead(answer.status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')

  const { port } = server.address() as AddressInfo
  const options = {
    directory,
    notifyUrl: `http://127.0.0.1:${port}/notify`,
    publicUrl: 'http://shop.test',
    hasPages: true,
  }
  const gateway = new Driver(options)
  return {
    gateway,
    received,
    answer,
    restart: () => new Driver(options),
    stop: (stopped) => gateway.setStopped(stopped),
    authorizationCode: () => gateway.authorizations.issue(),
    async pay(merchantNo) {
      await gateway.pay(merchantNo)
    },
    async finishRefunds() {},
    async closeDay() {},
    async nextNotice() {
      if (!received.length) await once(server, 'notice')
      return received.shift()!
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await rm(directory, { recursive: true })
    },
  }
}
