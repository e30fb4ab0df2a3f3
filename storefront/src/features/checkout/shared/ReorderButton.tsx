import { goToCheckout } from '~/features/checkout/checkout'
import { checkoutFromOrder, type PastOrder } from '~/features/checkout/checkoutFromOrder'
import { focusOnMount } from '~/lib/focusOnMount'

type Props = { order: PastOrder; hasFocus?: boolean; small?: boolean }

export function ReorderButton({ order, hasFocus, small }: Props) {
  return (
    <button
      type="button"
      className={small ? 'btn btn--plain btn--small' : 'btn btn--signal'}
      ref={hasFocus ? focusOnMount : undefined}
      onClick={() => goToCheckout(checkoutFromOrder(order))}
    >
      重新下单
    </button>
  )
}
