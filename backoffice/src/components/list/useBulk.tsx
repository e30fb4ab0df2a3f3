import { App } from 'antd'
import { useModal } from '../dialog/useModal'
import { useApiMutation } from '../hooks/useApiMutation'
import { RowNames } from './BulkBar'
import type { Selection } from './useSelection'

interface RowResults {
  succeeded: number
  refused: { id: number; reason: string }[]
}

/** As many rows as the server takes at once. */
const most = 100

interface Options<R> {
  /** Invalidated afterwards; null for a list that is refetched by `onDone`. */
  resource: string | null
  selection: Selection<R>
  idOf: (row: R) => number
  nameOf: (row: R) => string
  /** 道题目, 条评论 */
  unit: string
  onDone?: () => unknown
}

/** Runs a change of the selected rows. Refused rows are named with the reason and stay selected. */
export function useBulk<R>({ resource, selection, idOf, nameOf, unit, onDone }: Options<R>) {
  const { message } = App.useApp()
  const modal = useModal()
  const { run, busy } = useApiMutation(resource)
  const named = (rows: readonly R[]) => rows.map((row) => ({ id: idOf(row), text: nameOf(row) }))

  const act = async (verb: string, call: (ids: number[]) => Promise<RowResults>) => {
    if (selection.keys.length > most) return void message.warning(`一次最多选择 ${most} ${unit}`)
    const results = await run('bulk', () => call(selection.keys))
    if (!results) return
    const { succeeded, refused } = results
    selection.keep(refused.map(({ id }) => id))
    await onDone?.()
    if (!refused.length) return void message.success(`已${verb} ${succeeded} ${unit}`)
    const texts = new Map(named(selection.rows).map(({ id, text }) => [id, text]))
    modal.warning({
      title: `${verb}：成功 ${succeeded} ${unit}，${refused.length} ${unit}没有改动`,
      content: (
        <RowNames names={refused.map(({ id, reason }) => ({ id, text: `${texts.get(id) ?? id}：${reason}` }))} />
      ),
      okText: '知道了',
    })
  }

  /** Asks with the names of the rows first. */
  const ask = (verb: string, about: string, call: (ids: number[]) => Promise<RowResults>) =>
    void modal.confirm({
      title: `确定要${verb}选中的 ${selection.rows.length} ${unit}吗?`,
      content: (
        <>
          {about}
          <RowNames names={named(selection.rows)} />
        </>
      ),
      okText: verb,
      okButtonProps: { danger: true },
      cancelText: '取消',
      onOk: () => act(verb, call),
    })

  return { act, ask, busy: busy !== null }
}
