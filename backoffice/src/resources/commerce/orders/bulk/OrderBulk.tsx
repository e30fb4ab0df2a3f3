import { Button } from 'antd'
import { useState } from 'react'
import { useModal } from '../../../../components/dialog/useModal'
import { useApiMutation } from '../../../../components/hooks/useApiMutation'
import { BulkBar } from '../../../../components/list/BulkBar'
import type { Selection } from '../../../../components/list/useSelection'
import type { Order } from '../../../../lib/apiTypes'
import { downloadOrders } from '../calls'
import { ShipManyDialog } from './ShipManyDialog'

/** The commands for the selected orders. */
export function OrderBulk({ selection }: { selection: Selection<Order, string> }) {
  const { rows, keys } = selection
  const modal = useModal()
  const { run, busy } = useApiMutation('audit-logs')
  const [shipping, setShipping] = useState<Order[] | null>(null)
  const toShip = rows.filter((order) => order.toShip)

  const confirmExport = () =>
    void modal.confirm({
      title: `下载选中的 ${rows.length} 条订单`,
      content: '文件中包含完整的手机号和收件地址，请妥善保管。本次下载会记入操作日志。',
      okText: '下载',
      cancelText: '取消',
      onOk: () => run('export', () => downloadOrders({ orderIds: keys })),
    })

  return (
    <>
      <BulkBar selection={selection} unit="条订单">
        <Button type="primary" disabled={toShip.length === 0} onClick={() => setShipping(toShip)}>
          {toShip.length ? `批量发货（${toShip.length}）` : '没有待发货的订单'}
        </Button>
        <Button loading={busy !== null} onClick={confirmExport}>
          下载选中的订单
        </Button>
      </BulkBar>
      {shipping && (
        <ShipManyDialog
          orders={shipping}
          onShipped={(shipped) => selection.keep(keys.filter((orderId) => !shipped.includes(orderId)))}
          onClose={() => setShipping(null)}
        />
      )}
    </>
  )
}
