import { Button, Space } from 'antd'
import { useState } from 'react'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { canRegrade } from '../questions/question'
import { QuestionDialog } from '../questions/QuestionDialog'
import { RegradeDialog } from '../regrades/RegradeDialog'
import type { Question } from '../../../lib/apiTypes'

/** Edits a question and regrades its attempts without opening its bank. */
export function Correction(props: {
  question: Question
  onChanged: () => void
  /** The attempts are of another version now. */
  onRegraded: () => void
}) {
  const { question, onChanged, onRegraded } = props
  const can = useAllowedActions('papers')
  const [isEdited, setEdited] = useState(false)
  const [regraded, setRegraded] = useState<Question | null>(null)
  if (!can('correct')) return null
  return (
    <Space wrap style={{ width: '100%', justifyContent: 'flex-end' }}>
      <Button onClick={() => setEdited(true)}>修改题目</Button>
      {canRegrade(question) && (
        <Button type="primary" onClick={() => setRegraded(question)}>
          重新评分
        </Button>
      )}
      {isEdited && (
        <QuestionDialog
          bankId={question.questionBankId}
          question={question}
          onSaved={onChanged}
          onKeyChanged={setRegraded}
          onClose={() => setEdited(false)}
        />
      )}
      {regraded && <RegradeDialog question={regraded} onDone={onRegraded} onClose={() => setRegraded(null)} />}
    </Space>
  )
}
