import { clauseMessages, normalizeReplacement, ReplaceReasonMax } from '@zhuxue/api/terms/exams'
import { Form, Input } from 'antd'
import { charactersUpTo } from '../../../components/fields/characters'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { ReasonField } from '../../../components/fields/ReasonField'
import { call } from '../../../providers/api'
import { useMarkClause } from './useMarkClause'
import type { Clause } from '../../../lib/apiTypes'

interface Values {
  replacedBy: string
  reason: string
}

/** From then on its questions await a review and are not drawn. */
export function ReplaceDialog({ clause, onClose }: { clause: Clause; onClose: () => void }) {
  const { clauseId: id, clause: name, questionCount } = clause
  const { command, mark } = useMarkClause(onClose)

  return (
    <FormDialog<Values>
      title="标记条文被替代"
      okText="标记被替代"
      about={`${name} 标记后，依据它的 ${questionCount} 道题目进入待复核，复核前不再抽用，也不作为每日一练。正在作答的答卷保留原题。`}
      command={command}
      onSubmit={(body) => mark(() => call('POST /api/admin/clauses/:id/replacements', { params: { id }, body }))}
      onClose={onClose}
    >
      <Form.Item
        name="replacedBy"
        label="新条文"
        validateTrigger="onBlur"
        rules={[{ required: true, validator: known }]}
        extra="例如 GB/T 50500-2024 4.1.2；新版中没有对应条文时，只写 GB/T 50500-2024"
      >
        <Input autoFocus count={charactersUpTo(120)} />
      </Form.Item>
      <ReasonField
        name="reason"
        label="原因"
        needed={clauseMessages.reason}
        maxCharacters={ReplaceReasonMax}
        placeholder="例如：2024 版自某日起施行，计价方式有变化"
      />
    </FormDialog>
  )
}

async function known(_: unknown, text = '') {
  if (!normalizeReplacement(text)) throw new Error(clauseMessages.replacement)
}
