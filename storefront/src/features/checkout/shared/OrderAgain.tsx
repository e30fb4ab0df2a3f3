import { goToCheckout } from '~/features/checkout/checkout'
import { checkoutOf, type Bought } from '~/features/checkout/checkoutFromOrder'
import { focusOnMount } from '~/lib/focusOnMount'

type Props = { order: Bought; hasFocus?: boolean; small?: boolean }

/** Leads to the confirmation with the products of an order that ended. */
export function OrderAgain({ order, hasFocus, small }: Props) {
  return (
    <button
      type="button"
      className={small ? 'btn btn--plain btn--small' : 'btn btn--signal'}
      ref={hasFocus ? focusOnMount : undefined}
      onClick={() => goToCheckout(checkoutOf(order))}
    >
      重新下单
    </button>
  )
}
