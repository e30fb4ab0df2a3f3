import { clauseMessages, ReplaceReasonMax } from '@zhuxue/api/terms/exams'
import { FormDialog } from '../../../kit/dialog/FormDialog'
import { ReasonField } from '../../../kit/fields/ReasonField'
import { call } from '../../../providers/api'
import { useMarkClause } from './useMarkClause'
import type { Clause } from '../../../lib/wire'

/** Takes back a mark that was a mistake. */
export function RestoreDialog({ clause, onClose }: { clause: Clause; onClose: () => void }) {
  const { clauseId: id, clause: name, pendingCount } = clause
  const { command, mark } = useMarkClause(onClose)

  return (
    <FormDialog<{ reason: string }>
      title="恢复为现行条文"
      okText="恢复现行"
      about={`${name} 恢复后，${pendingCount} 道待复核的题目可以继续抽用，已有的复核结论不再保留。`}
      command={command}
      onSubmit={(body) => mark(() => call('POST /api/admin/clauses/:id/restorations', { params: { id }, body }))}
      onClose={onClose}
    >
      <ReasonField
        name="reason"
        label="原因"
        needed={clauseMessages.reason}
        most={ReplaceReasonMax}
        placeholder="例如：标记有误"
      />
    </FormDialog>
  )
}
