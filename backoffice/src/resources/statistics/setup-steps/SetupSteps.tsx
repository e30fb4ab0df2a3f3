import { CheckCircleFilled, RightOutlined } from '@ant-design/icons'
import { messages, SetupStepText, type SetupStep } from '@zhuxue/api/terms/statistics/setup_steps'
import { Typography } from 'antd'
import { Link } from 'react-router'
import { Panel } from '../../../components/charts/Panel'
import { FailedNotice } from '../../../components/FailedNotice'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { setupPath } from './setupPath'
import styles from './SetupSteps.module.css'

/** The checklist of an operator's first day; gone once all steps are done. */
export function SetupSteps() {
  const { query, data } = useApiQuery('GET /api/admin/setup-steps', {
    queryOptions: { staleTime: 0 },
    errorNotification: false,
  })
  if (query.isError && !data) {
    return (
      <Panel title={messages.title}>
        <FailedNotice error={query.error} onRetry={query.refetch} />
      </Panel>
    )
  }
  const steps = data?.setupSteps ?? []
  const doneCount = steps.filter(({ isDone }) => isDone).length
  if (doneCount === steps.length) return null

  return (
    <Panel
      title={messages.title}
      extra={
        <Typography.Text type="secondary" className="numeric">
          已完成 {doneCount} / {steps.length}
        </Typography.Text>
      }
    >
      <ol className={styles.steps}>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={styles.step} data-done={isDone || undefined}>
            {isDone ? <DoneStep step={step} /> : <OpenStep step={step} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const DoneStep = ({ step }: { step: SetupStep }) => (
  <>
    <CheckCircleFilled aria-label="已完成" className={styles.mark} />
    <span>{SetupStepText[step].title}</span>
  </>
)

function OpenStep({ step }: { step: SetupStep }) {
  const { title, why, ...rest } = SetupStepText[step]
  const path = setupPath(step)
  return (
    <>
      <span aria-hidden className={styles.mark} />
      <div className={styles.words}>
        <strong>{title}</strong>
        <p>{why}</p>
        {'onServer' in rest && (
          <p>
            {messages.onServer} <code translate="no">{rest.onServer}</code>
          </p>
        )}
      </div>
      {path && (
        <Link to={path} aria-label={`${messages.open}：${title}`} className={styles.open}>
          {messages.open}
          <RightOutlined aria-hidden />
        </Link>
      )}
    </>
  )
}
