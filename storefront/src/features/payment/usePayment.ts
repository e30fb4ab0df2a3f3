import { OrderStatus, PollSeconds } from '@zhuxue/api/terms/commerce'
import { api } from '~/lib/http/api'
import { usePolledFetch } from '~/lib/http/usePolledFetch'
import type { OrderDetail } from '~/lib/http/wire'

/** An order while it is being paid: loaded at once, then again until it is paid or closed (docs/product.md 5.1). */
export function usePayment(orderId: string) {
  const {
    data: order,
    failed,
    lost,
    reload,
  } = usePolledFetch(async () => (await api.commerce.orders.show({ params: { orderNo: orderId } })).order, orderId, {
    seconds: PollSeconds,
    until: isSettled,
  })
  return { order, failed: failed && !order, lost: lost && !(order && isSettled(order)), reload }
}

const isSettled = ({ orderStatus }: OrderDetail) => orderStatus !== OrderStatus.Paying
