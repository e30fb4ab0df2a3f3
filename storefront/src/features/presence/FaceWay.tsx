import { messages as accountMessages } from '@zhuxue/api/terms/accounts'
import { messages } from '@zhuxue/api/terms/accounts/presence'
import { paths } from '~/lib/paths'
import { useIsPhone } from '~/lib/useIsPhone'
import { ConsentQuestion } from './ConsentQuestion'
import { FaceWindow } from './FaceWindow'
import styles from './Presence.module.css'
import type { PresenceCheck } from './presenceCheck'
import { useFaceWindow } from './useFaceWindow'

interface Props {
  check: PresenceCheck
  onPassed: () => void
  onAgreed: () => void
  onDecline: () => void
}

/** The user agrees first, in a step of its own; each stage offers the way without a face. */
export function FaceWay({ check, onPassed, onAgreed, onDecline }: Props) {
  const { stage, start, finish } = useFaceWindow(check, onPassed)
  const isPhone = useIsPhone()
  const other = <OtherWay check={check} onDecline={onDecline} />

  if (check.consent && !check.consent.agreed) {
    return (
      <ConsentQuestion consent={check.consent} onAgreed={onAgreed}>
        {other}
      </ConsentQuestion>
    )
  }
  if (stage.at === 'opened' || stage.at === 'asking') {
    return (
      <FaceWindow stage={stage} onFinish={finish} onRestart={() => void start({ onPhone: stage.window.onPhone })}>
        {other}
      </FaceWindow>
    )
  }
  if (stage.at === 'excused') {
    return (
      <>
        <p className="note note--amber" role="status">
          {stage.text}
        </p>
        <button type="button" className={styles.main} data-first onClick={onPassed}>
          继续
        </button>
      </>
    )
  }
  const problem = problemOf(stage)
  return (
    <>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {stage.at === 'missing' && (
        <a className={styles.main} data-first href={paths.profile}>
          完善个人资料
        </a>
      )}
      {(stage.at === 'ready' || stage.at === 'failed' || stage.at === 'opening') && (
        <>
          <button
            type="button"
            className={styles.main}
            data-first
            data-busy={stage.at === 'opening'}
            onClick={() => void start({ onPhone: false })}
          >
            {stage.at === 'failed' ? '重新核验' : '开始核验'}
          </button>
          {!isPhone && (
            <button type="button" className="link" onClick={() => void start({ onPhone: true })}>
              {messages.scanWithPhone}
            </button>
          )}
        </>
      )}
      {other}
    </>
  )
}

function problemOf(stage: ReturnType<typeof useFaceWindow>['stage']): string {
  if (stage.at === 'failed') return stage.text
  if (stage.at === 'exhausted') return messages.faceFailed(0)
  return stage.at === 'missing' ? accountMessages.identityMissing : ''
}

/** Staff answer even where the rules demand a face. */
function OtherWay({ check, onDecline }: Pick<Props, 'check' | 'onDecline'>) {
  const isFaceOnly = check.alternative === 'none'
  return (
    <>
      {isFaceOnly && <p className="reason">{check.alternativeText}</p>}
      <button type="button" className="link" onClick={onDecline}>
        {isFaceOnly ? '联系工作人员' : check.alternativeText}
      </button>
    </>
  )
}
