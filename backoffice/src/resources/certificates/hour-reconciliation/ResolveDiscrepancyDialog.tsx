import {
  ResolutionText,
  NoteMax,
  RegistryDifferenceHint,
  messages,
} from '@zhuxue/api/terms/certificates/reconciliation'
import { App } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { resolveDiscrepancy } from './calls'
import type { ResolutionRequest } from './ResolutionButtons'

/** Shows the effect of a resolution first and asks for a reason. */
export function ResolveDiscrepancyDialog(props: ResolutionRequest & { onClose: () => void; onDone: () => void }) {
  const { difference, resolution, onClose, onDone } = props
  const { message } = App.useApp()
  const command = useApiMutation('hour-reconciliation', { onUserError: 'inline' })

  const submit = async ({ note }: { note: string }) => {
    const body = { resolution, note: note.trim() }
    const result = await command.run('resolution', () => resolveDiscrepancy(difference.registryDifferenceId, body))
    if (!result) return
    message.success(result.msg)
    onDone()
  }

  return (
    <FormDialog
      title={ResolutionText[resolution]}
      okText={ResolutionText[resolution]}
      command={command}
      about={<>{consequence({ difference, resolution })}</>}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="note"
        label="说明"
        needed={messages.noteNeeded}
        maxCharacters={NoteMax}
        placeholder="例如：已与省平台核对"
      />
    </FormDialog>
  )
}

function consequence({ difference, resolution }: ResolutionRequest): string {
  const { ourMinutes, provinceMinutes, difference: kind } = difference
  if (resolution === 'explain') return `${RegistryDifferenceHint[kind]}学时不会改变，只记录说明。`
  if (resolution === 'cancel') return '该上传已在本系统撤回，将再次请省平台撤回登记。'
  if (kind === 'ours-only') return `${ourMinutes}分钟学时将退回该学员的未上传学时。`
  if (kind === 'state') return `${ourMinutes}分钟学时将记为已上传，与省平台一致。`
  return `已上传学时将由${ourMinutes}分钟改为${provinceMinutes}分钟，与省平台一致。`
}
