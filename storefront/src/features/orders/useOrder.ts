import { useCallback, useEffect, useState } from 'react'
import { api, reportFailure } from '~/lib/http/api'
import type { OrderDetail } from '~/lib/http/wire'

type State = { order: OrderDetail | null; problem: 'failed' | 'missing' | null }

/** One order with everything; one that is missing or somebody else's is told apart from a lost connection. */
export function useOrder(orderId: string) {
  const [state, setState] = useState<State>({ order: null, problem: null })

  const ask = useCallback(async () => {
    setState(({ order }) => ({ order, problem: null }))
    try {
      const { order } = await api.commerce.orders.show({ params: { orderNo: orderId } })
      setState({ order, problem: null })
    } catch (error) {
      const problem = reportFailure(error).code === '404' ? 'missing' : 'failed'
      setState(({ order }) => ({ order, problem }))
    }
  }, [orderId])

  useEffect(() => void ask(), [ask])
  return { ...state, ask }
}
