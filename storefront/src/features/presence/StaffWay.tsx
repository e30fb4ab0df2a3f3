import { api, silent } from '~/lib/http/api'
import { ApiError } from '~/lib/http/errors'
import { paths } from '~/lib/paths'
import styles from './Presence.module.css'
import type { PresenceCheck } from './presenceCheck'
import { useAnswer } from './useAnswer'

interface Props {
  check: PresenceCheck
  onPassed: () => void
  onFace: () => void
}

/** Staff verify the user by video and answer the check in the back office. */
export function StaffWay({ check, onPassed, onFace }: Props) {
  const { answer, busy, problem } = useAnswer(onPassed)

  async function ensureAnswered() {
    const { check: open } = await api.accounts.presence.open({ ...silent })
    if (open?.checkId === check.checkId) throw new ApiError({ code: 'open' }, '工作人员还没有确认，请稍候再试', true)
  }

  return (
    <>
      <p>请联系工作人员视频核实身份，工作人员确认后即可继续，不限时间。</p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.pair}>
        <a className="btn" href={paths.contact} target="_blank" rel="noopener">
          联系方式
        </a>
        <button
          type="button"
          className="btn btn--primary"
          data-first
          data-busy={busy}
          onClick={() => answer(ensureAnswered)}
        >
          工作人员已确认
        </button>
      </div>
      <button type="button" className="link" onClick={onFace}>
        使用人脸核验
      </button>
    </>
  )
}
