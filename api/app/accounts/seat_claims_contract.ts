import type { Trx } from '#core/transaction'

/** Learning, which accounts may not import, binds its implementation to this class (docs/decisions/0002). */
export class SeatClaims {
  /** Those of these telephones for which something waits. */
  async waiting(_trx: Trx, _telephones: string[]): Promise<Set<string>> {
    return new Set()
  }

  async claim(_trx: Trx, _userId: number, _telephone: string): Promise<void> {}
}
