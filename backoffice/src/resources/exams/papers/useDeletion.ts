import { usesText } from '../../../components/dialog/usesText'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { call } from '../../../providers/api'
import { deletionOf } from './paper'
import type { Paper } from '../../../lib/apiTypes'

/** Deletes the paper after confirmation (docs/product.md 11.2). */
export function useDeletion(resource: string, onDeleted?: () => void) {
  const confirmDeletion = useDeleteConfirmation()
  const { run, busy } = useApiMutation(resource)
  const canSeeUses = useAllowedActions('audit-logs')('list')
  const remove = async (paper: Paper) => {
    const uses = canSeeUses ? await usesText(`paper:${paper.paperId}`) : ''
    const deletion = deletionOf(paper)
    confirmDeletion({
      ...deletion,
      content: `${deletion.content}${uses && `它${uses}`}`,
      onOk: async () => {
        const params = { id: paper.paperId }
        const gone = await run(paper.paperId, () => call('DELETE /api/admin/papers/:id', { params }), '删除成功!')
        if (gone) onDeleted?.()
      },
    })
  }
  return { remove, busy }
}
