import type { FakeClock } from '#tests/drivers/payment/fake_wechat_clock'
import { schedule, writeNotice, type Notice, type NoticeChanges } from '#tests/drivers/payment/fake_wechat_notices'
import type { FakeOrders } from '#tests/drivers/payment/fake_wechat_orders'
import type { FakeRefunds } from '#tests/drivers/payment/fake_wechat_refunds'

type NoticeSubject = { transaction: string } | { refund: string }

/**
 * Writes the provider's notices, sends them to the merchant, and repeats unconfirmed ones on the provider's schedule
 * and the test's clock.
 */
export class FakeDelivery {
  /** Receives notices for the merchant, true for a 2xx; a test may lose, delay or reorder them. */
  to: (notice: Notice) => Promise<boolean> = async () => true
  readonly sent: { at: number; notice: Notice }[] = []

  constructor(
    readonly clock: FakeClock,
    readonly orders: FakeOrders,
    readonly refunds: FakeRefunds
  ) {}

  /** A notice of the current state, modified by `change`. */
  write(
    facts: NoticeSubject,
    changes: NoticeChanges & { change?: (data: Record<string, unknown>) => object } = {}
  ): Notice {
    const { change = (same) => same, ...writing } = changes
    const at = writing.at ?? this.clock.now()
    if ('transaction' in facts) {
      return writeNotice('transaction', change({ ...this.orders.transaction(facts.transaction) }), { ...writing, at })
    }
    const refund = this.refunds.all.get(facts.refund)!
    const event = `REFUND.${refund.state}`
    return writeNotice('refund', change({ ...this.refunds.facts(refund) }), { event, ...writing, at })
  }

  /** Repeats the notice until it is confirmed, at most sixteen times in 24 hours and 4 minutes. */
  async sendNotice(facts: NoticeSubject, tries = 0): Promise<void> {
    const notice = this.write(facts)
    this.sent.push({ at: this.clock.now(), notice })
    if (await this.to(notice).catch(() => false)) return
    if (tries < schedule.length) {
      this.clock.after(schedule[tries], () => this.sendNotice(facts, tries + 1))
    }
  }

  /** Finishes every refund and notifies the merchant. */
  async finishRefunds(state: 'SUCCESS' | 'ABNORMAL' | 'CLOSED' = 'SUCCESS'): Promise<void> {
    for (const refund of this.refunds.all.values()) {
      if (refund.state !== 'PROCESSING') continue
      Object.assign(refund, { state, doneAt: state === 'SUCCESS' ? this.clock.now() : 0 })
      await this.sendNotice({ refund: refund.no })
    }
  }
}
