import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { MaxDrawRules, paperMessages, type DrawRule } from '@zhuxue/api/terms/exams'
import { Alert, App, Button, Card, Form } from 'antd'
import { useEffect, useEffectEvent, useState } from 'react'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { ButtonWithReason } from '../../../components/ButtonWithReason'
import { call } from '../../../providers/api'
import { bodyOfPaper } from './paper'
import { RuleFields } from './RuleFields'
import { newRule } from './rules'
import styles from './RulesTab.module.css'
import type { Paper, RuleBank } from '../../../lib/apiTypes'

/** Rules by which each attempt draws its questions. Typed values survive a refetch of the paper. */
export function RulesTab({
  paper,
  banks,
  onChanged,
  onDirty,
}: {
  paper: Paper
  banks: RuleBank[]
  onChanged: () => Promise<void>
  /** Reports whether there are unsaved rules. */
  onDirty: (dirty: boolean) => void
}) {
  const { message } = App.useApp()
  const [rules, setRules] = useState<DrawRule[]>(paper.drawRules ?? [])
  const [saved, setSaved] = useState(rules)
  const [lacks, setLacks] = useState<string[]>([])
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  const total = rules.reduce((sum, { count }) => sum + count, 0)
  const isUnfinished = rules.some(({ questionBankIds }) => !questionBankIds.length)

  const say = useEffectEvent(onDirty)
  const isDirty = JSON.stringify(rules) !== JSON.stringify(saved)
  useEffect(() => void say(isDirty), [isDirty])

  const save = async (drawRules: DrawRule[] | null) => {
    const body = { ...bodyOfPaper(paper), drawRules }
    const answered = await run('save', async () => {
      const answer = await call('POST /api/admin/papers', { body })
      await onChanged()
      return answer
    })
    if (!answered) return
    if (!drawRules) setRules([])
    setSaved(drawRules ?? [])
    const { lacks: missing, msg } = answered
    setLacks(missing)
    if (missing.length) message.warning([msg, ...missing].join('；'))
    else message.success(msg)
  }

  return (
    <Form layout="vertical" className={styles.rules}>
      {!rules.length && (
        <Alert
          showIcon
          type="info"
          message="现在使用固定题目。添加规则后，每次考试从题库中随机抽题，同一份答卷不会重复。"
        />
      )}
      {rules.map((rule, at) => (
        <Card
          key={at}
          size="small"
          title={`规则 ${at + 1}`}
          extra={
            <Button
              type="text"
              icon={<DeleteOutlined />}
              aria-label={`删除规则 ${at + 1}`}
              onClick={() => setRules(rules.filter((_, place) => place !== at))}
            />
          }
        >
          <RuleFields
            rule={rule}
            banks={banks}
            onChange={(next) => setRules(rules.map((one, place) => (place === at ? next : one)))}
          />
        </Card>
      ))}
      {lacks.map((lackText) => (
        <Alert key={lackText} type="warning" showIcon message={lackText} />
      ))}
      {userError && <Alert type="error" showIcon message={userError.message} />}
      <div className={styles.actions}>
        <ButtonWithReason
          icon={<PlusOutlined />}
          disabledReason={rules.length < MaxDrawRules ? null : `最多 ${MaxDrawRules} 条规则`}
          onClick={() => setRules([...rules, newRule()])}
        >
          添加规则
        </ButtonWithReason>
        <ButtonWithReason
          type="primary"
          loading={busy !== null}
          disabledReason={rules.length ? (isUnfinished ? paperMessages.ruleBanks : null) : '请先添加规则'}
          onClick={() => void save(rules)}
        >
          {rules.length ? `保存规则（共 ${total} 道题）` : '保存规则'}
        </ButtonWithReason>
        {paper.drawRules && (
          <Button loading={busy !== null} onClick={() => void save(null)}>
            改用固定题目
          </Button>
        )}
      </div>
    </Form>
  )
}
