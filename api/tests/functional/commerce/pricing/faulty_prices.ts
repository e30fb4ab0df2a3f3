import { PlaceOrder } from '#commerce/checkout/place_order'

/** A pricing error: every order costs nothing. */
export class FaultyPrices extends PlaceOrder {
  protected async price(...args: Parameters<PlaceOrder['price']>) {
    const priced = await super.price(...args)
    const lines = priced.quote.lines.map((line) => ({ ...line, unitFen: 0, baseFen: 0, codeFen: 0, amountFen: 0 }))
    return { ...priced, quote: { ...priced.quote, lines, baseFen: 0, wareFen: 0, amountFen: 0 } }
  }
}
