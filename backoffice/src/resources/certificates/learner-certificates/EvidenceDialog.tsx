import { EvidenceReasonMax, messages } from '@zhuxue/api/terms/learning/evidence'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { download } from '../../../components/download'
import { ReasonField } from '../../../components/fields/ReasonField'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { CourseEduLog } from '../../../lib/apiTypes'

/** Evidence for an authority in a dispute (docs/product.md 10.8). */
export function EvidenceDialog({ log, onClose }: { log: CourseEduLog; onClose: () => void }) {
  const command = useApiMutation(null, { onUserError: 'inline' })
  const id = log.courseEduLogId

  const submit = async ({ reason }: { reason: string }) => {
    const take = () =>
      download('POST /api/admin/course-edu-logs/:id/evidence', { reason: reason.trim() }, `学习证据-${id}.zip`, {
        id,
      }).then(() => true)
    if (await command.run('export', take)) onClose()
  }

  return (
    <FormDialog
      title="导出学习证据"
      okText="导出"
      command={command}
      about={
        <>
          {log.courseName}
          ：台账、播放记录、测试、上传和受理编号、证书、操作日志，一个压缩包，每个文件都有校验值。证件号码和手机号只显示部分。
        </>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="导出原因"
        needed={messages.reasonNeeded}
        maxCharacters={EvidenceReasonMax}
        placeholder="例如：主管部门核查，文号"
      />
    </FormDialog>
  )
}
