import { messages } from '@zhuxue/api/terms/commerce'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { remove } from './calls'
import type { Order } from '../../../lib/apiTypes'

/** Deletes an unpaid order after confirmation, then calls `done`. */
export function useDeletion(done?: () => void) {
  const question = useDeleteConfirmation()
  const { run, busy } = useApiMutation('orders')

  const ask = ({ orderId, orderName }: Pick<Order, 'orderId' | 'orderName'>) =>
    question({
      content: `订单 ${orderId}（${orderName}）还没有支付，删除后买家不能再付款。`,
      onOk: async () => {
        if (await run(orderId, () => remove(orderId), messages.deleted)) done?.()
      },
    })

  return { ask, busy }
}
