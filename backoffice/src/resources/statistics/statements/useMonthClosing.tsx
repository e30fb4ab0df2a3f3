import { messages, type NotClosed } from '@zhuxue/api/terms/statistics/statements'
import { App } from 'antd'
import { useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { call } from '../../../providers/api'
import { NotClosedList } from './NotClosedList'
import { useModal } from '../../../components/dialog/useModal'

/** Closes a month of all pending channels, and lists those that could not be closed. */
export function useMonthClosing(month: string | undefined, onDone: () => unknown) {
  const { message } = App.useApp()
  const modal = useModal()
  const { run, busy } = useApiMutation(null)
  const [done, setDone] = useState(0)

  async function closeAll(): Promise<void> {
    const notClosed: NotClosed[] = []
    let [closed, afterChannelId]: [number, number | undefined] = [0, undefined]
    const everything = async () => {
      do {
        const some = await call('POST /api/admin/statements/:month/closings', {
          params: { month: month! },
          body: { afterChannelId },
        })
        closed += some.closed
        notClosed.push(...some.notClosed)
        setDone(closed)
        afterChannelId = some.next ?? undefined
      } while (afterChannelId !== undefined)
      return true
    }
    const isWhole = await run('all', everything)
    setDone(0)
    await onDone()
    if (notClosed.length) {
      modal.warning({
        title: `${messages.closedSome(closed)}，${messages.notClosed(notClosed.length)}`,
        content: <NotClosedList of={notClosed} />,
        okText: '知道了',
      })
    } else if (isWhole) message.success(messages.closedSome(closed))
  }

  const askAll = (waiting: number) =>
    void modal.confirm({
      title: `结算 ${month} 的全部对账单`,
      content: (
        <>
          <p>{messages.closeAll(waiting, month!)}</p>
          <p style={{ marginBottom: 0 }}>{messages.close}</p>
        </>
      ),
      okText: '全部结算',
      cancelText: '取消',
      onOk: () => void closeAll(),
    })

  return { askAll, closing: busy === 'all', done }
}
