import { useCallback, useEffect, useState } from 'react'
import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { api, reportFailure } from '~/lib/http/api'
import type { OrderDetail } from '~/lib/http/wire'
import { pollOrder } from './pollOrder'
import { pulse } from './pulse'

/** An order while somebody looks at its payment: asked for at once, then again until it is paid or closed. */
export function usePayment(orderId: string) {
  const [order, setOrder] = useState<OrderDetail | null>(null)
  const [failed, setFailed] = useState(false)
  const [lost, setLost] = useState(false)

  const ask = useCallback(
    async () => (await api.commerce.orders.show({ params: { orderNo: orderId } })).order,
    [orderId]
  )
  const seen = useCallback((told: OrderDetail) => {
    setOrder(told)
    setFailed(false)
    setLost(false)
  }, [])

  const load = useCallback(async () => {
    setFailed(false)
    try {
      seen(await ask())
    } catch (error) {
      reportFailure(error)
      setFailed(true)
    }
  }, [ask, seen])

  useEffect(() => {
    void load()
    const closing = new AbortController()
    void pollOrder({ ask, seen, lost: () => setLost(true), pulse }, closing.signal)
    return () => closing.abort()
  }, [ask, seen, load])

  return { order, failed: failed && !order, lost: lost && isWaiting(order), load }
}

function isWaiting(order: OrderDetail | null): boolean {
  return order === null || order.orderStatus === OrderStatus.Paying
}
