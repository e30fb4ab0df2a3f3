import { registryAnswerText } from '@zhuxue/api/terms/certificates'
import { Space } from 'antd'
import { LinkButton } from '../../../components/list/LinkButton'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { queryRegistry } from './calls'
import type { Push } from '../../../lib/apiTypes'
import { useModal } from '../../../components/dialog/useModal'

export interface UploadAction {
  what: 'revert' | 'delete'
  upload: Push
}

/** Only allowed actions are offered; a status query uploads nothing. */
export function UploadActions({ upload, onAsk }: { upload: Push; onAsk: (request: UploadAction) => void }) {
  const modal = useModal()
  const { run, busy } = useApiMutation('push-logs')
  const of = `${upload.userName} ${upload.uploadTime} 的上传`
  const isOpen = upload.waitingMinutes !== null

  const ask = async () => {
    const answer = await run('ask', () => queryRegistry(upload.id))
    if (answer) modal.info({ title: '省平台的回答', content: registryAnswerText(answer) })
  }

  return (
    <Space size={12}>
      <LinkButton loading={busy === 'ask'} aria-label={`查询 ${of}`} onClick={() => void ask()}>
        查询
      </LinkButton>
      {upload.state === 'confirmed' && (
        <LinkButton aria-label={`撤回 ${of}`} onClick={() => onAsk({ what: 'revert', upload })}>
          撤回
        </LinkButton>
      )}
      {!isOpen && (
        <LinkButton danger aria-label={`删除 ${of}`} onClick={() => onAsk({ what: 'delete', upload })}>
          删除
        </LinkButton>
      )}
    </Space>
  )
}
