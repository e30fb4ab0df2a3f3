import { messages } from '@zhuxue/api/terms/catalogue'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { call } from '../../../providers/api'
import type { CloudVideo } from '../../../lib/apiTypes'

export function useDeletion() {
  const question = useDeleteConfirmation()
  const { run, busy } = useApiMutation('cloud-videos')

  const remove = ({ videoId, title }: CloudVideo) =>
    question({
      content: `《${title}》会从云端删除，不能恢复。`,
      onOk: () => run(videoId, () => destroy(videoId), messages.deleted),
    })

  return { remove, busy }
}
export type Deletion = ReturnType<typeof useDeletion>

const destroy = (videoId: string) => call('DELETE /api/admin/cloud-videos/:videoId', { params: { videoId } })
