import { messages } from '@zhuxue/api/terms/statistics/statements'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { formatYuan } from '../../../components/format'
import type { Statement } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { useModal } from '../../../components/dialog/useModal'

/** Asks before a month is closed irreversibly, and shows its totals. */
export function useClosing(onDone: () => unknown) {
  const modal = useModal()
  const { run, busy } = useApiMutation(null)

  const ask = ({ channelId, channelName, month, netAmount, commission }: Statement) =>
    void modal.confirm({
      title: `结算 ${channelName} ${month} 的对账单`,
      content: (
        <>
          <p>
            净额 {formatYuan(netAmount)} 元，佣金 <strong>{formatYuan(commission)}</strong> 元。
          </p>
          <p style={{ marginBottom: 0 }}>{messages.close}</p>
        </>
      ),
      okText: '结算',
      cancelText: '取消',
      onOk: async () => {
        await run(
          channelId,
          () => call('POST /api/admin/statements/:channelId/:month/closings', { params: { channelId, month } }),
          messages.closed
        )
        await onDone()
      },
    })

  return { ask, busy }
}
