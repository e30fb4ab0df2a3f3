import { DriverFailure } from '#drivers/driver_failure'
import type { PaymentGateway, PayWay } from '#drivers/payment/payment_gateway'

export interface PayChoice {
  provider: string
  way: PayWay
}

/** All configured providers. Buyers choose among `offered`; a payment stays with the provider that took it. */
export class Wallets {
  constructor(
    readonly offered: readonly PaymentGateway[],
    protected former: readonly PaymentGateway[] = []
  ) {}

  get all(): PaymentGateway[] {
    return [...this.offered, ...this.former]
  }

  get choices(): PayChoice[] {
    return this.offered.flatMap(({ provider, ways }) => ways.map((way) => ({ provider, way })))
  }

  /** Without a provider: the first that has the way. Null if none offers it. */
  offering({ provider, way }: { provider?: string; way: PayWay }): PaymentGateway | null {
    const fits = (one: PaymentGateway) => one.ways.includes(way) && (!provider || one.provider === provider)
    return this.offered.find(fits) ?? null
  }

  has({ provider }: { provider: string | null }): boolean {
    return this.all.some((wallet) => wallet.provider === provider)
  }

  /** @throws DriverFailure for a provider that is no longer configured: nothing is called or changed */
  of({ provider }: { provider: string | null }): PaymentGateway {
    const wallet = this.all.find((one) => one.provider === provider)
    if (wallet) return wallet
    const cause = `no wallet "${provider}" is configured, see FORMER_PAYMENT_DRIVERS`
    throw new DriverFailure('payment', { cause, rejectCode: 'NOT_CONFIGURED' })
  }
}
