import { says } from '@zhuxue/api/terms/catalogue'
import { App } from 'antd'
import { useCommand } from '../../kit/useCommand'
import { http } from '../../providers/api'
import type { CloudVideo } from './video'

/** Deletes a film that nobody uses, after a question. */
export function useDeletion() {
  const { modal } = App.useApp()
  const { run, busy } = useCommand('cloud-videos')

  const remove = ({ videoId, title }: CloudVideo) =>
    void modal.confirm({
      title: says.deleteConfirm,
      content: `《${title}》会从云端删除，不能恢复。`,
      okText: '删除',
      okButtonProps: { danger: true },
      onOk: () => run(videoId, () => destroy(videoId), says.deleted),
    })

  return { remove, busy }
}
export type Deletion = ReturnType<typeof useDeletion>

const destroy = (videoId: string) =>
  http.delete(`/api/admin/cloud-videos/${encodeURIComponent(videoId)}`)
