import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { call } from '../../../providers/api'
import { deletionImpactOf, describeDeletionImpact } from './member'
import type { DeletionImpact, Member } from '../../../lib/apiTypes'

export function useDeletion(options: {
  resource: 'teachers' | 'channels'
  call: 'DELETE /api/admin/users/:id' | 'DELETE /api/admin/channels/:id'
  noun: string
  /** The consequences of the deletion, ending in the question. */
  warning: string
}) {
  const { resource, call: deleteCall, noun, warning } = options
  const question = useDeleteConfirmation()
  const { run, busy } = useApiMutation(resource, { stale: 'list' })

  const ask = async ({ userId, userName }: Member) => {
    const left = await run(userId, () => deletionImpactOf(userId))
    if (!left) return
    question({
      title: `删除${noun}“${userName}”`,
      content: <RetainedDataList warning={warning} left={left} />,
      onOk: () => run(userId, () => call(deleteCall, { params: { id: userId } }), '删除成功!'),
    })
  }

  return { ask, busy }
}

function RetainedDataList({ warning, left }: { warning: string; left: DeletionImpact }) {
  return (
    <>
      <ul style={{ margin: 0, paddingInlineStart: 18 }}>
        {describeDeletionImpact(left).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p style={{ marginBottom: 0 }}>{warning}</p>
    </>
  )
}
