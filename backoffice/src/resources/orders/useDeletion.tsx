import { says } from '@zhuxue/api/terms/commerce'
import { App } from 'antd'
import { useCommand } from '../../kit/useCommand'
import { remove } from './calls'
import type { Order } from './order'

/** Deletes an order that waits for money, after a yes. `done` follows when it is gone. */
export function useDeletion(done?: () => void) {
  const { modal } = App.useApp()
  const { run, busy } = useCommand('orders')

  const ask = ({ orderId, orderName }: Pick<Order, 'orderId' | 'orderName'>) =>
    modal.confirm({
      title: '确定要删除吗?',
      content: `订单 ${orderId}（${orderName}）还没有支付，删除后买家不能再付款。`,
      okText: '删除',
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk: async () => {
        if (await run(orderId, () => remove(orderId), says.deleted)) done?.()
      },
    })

  return { ask, busy }
}
