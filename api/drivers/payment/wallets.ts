import { DriverFailure } from '#drivers/driver_failure'
import {
  InvalidWebhookSignature,
  UnknownWebhookEvent,
  type PaymentGateway,
  type PaymentWebhook,
  type RawWebhook,
} from '#drivers/payment/payment_gateway'

/** All configured providers. New payments go to `current`; older ones stay with the provider that took them. */
export class Wallets {
  constructor(
    readonly current: PaymentGateway,
    protected former: PaymentGateway[] = []
  ) {}

  get all(): PaymentGateway[] {
    return [this.current, ...this.former]
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

  /** @throws InvalidWebhookSignature when none of the providers signed it */
  async readNotice(raw: RawWebhook): Promise<{ wallet: PaymentGateway; notice: PaymentWebhook }> {
    let firstError: InvalidWebhookSignature | null = null
    for (const wallet of this.all) {
      try {
        return { wallet, notice: await wallet.readNotice(raw) }
      } catch (error) {
        if (!(error instanceof InvalidWebhookSignature)) throw error
        if (error instanceof UnknownWebhookEvent) throw error
        firstError ??= error
      }
    }
    throw firstError!
  }
}
