import { useEffect, useState } from 'react'
import { LoginType, RoleText, type Role } from '@zhuxue/api/terms/accounts'
import { messages } from '@zhuxue/api/terms/accounts/sessions'
import { api, silent } from '~/lib/http/api'
import { paths } from '~/lib/paths'
import { consumeSessionExpired } from '~/lib/session/expiredSession'
import { endSession, holdsStaffRole, isSignedIn, session } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { DemoPeople } from '~/features/accounts/DemoPeople'
import { LoginForm } from '~/features/accounts/LoginForm'
import styles from '~/features/accounts/LoginForm.module.css'
import { emptyCredentials } from '~/features/accounts/signInForms'
import { leaveForBoard } from './leaveForBoard'
import { leftBoardReason } from './leftBoardReason'
import { PasskeyButton } from './PasskeyButton'
import { takePendingStep, type PendingStep } from './pendingStep'
import { prefetchBoard } from './prefetchBoard'
import { SecondStepForm } from './SecondStepForm'
import { StepForm } from './StepForm'

type Waiting = PendingStep & {
  /** The session exists, and the answer opens its staff step; otherwise the answer signs in. */
  ofSession: boolean
}

/** Signs in to the back office, or opens the staff step of the session of this browser (docs/product.md 1.16). */
export default function StaffLoginPanel({ listsPeople }: { listsPeople: boolean }) {
  const account = useSession()
  const [goback, setGoback] = useState<string | null>(null)
  const [reason, setReason] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [filled, setFilled] = useState({ round: 0, credentials: emptyCredentials })

  useEffect(() => {
    setGoback(new URLSearchParams(window.location.search).get('goback'))
    setReason(leftBoardReason() ?? (consumeSessionExpired() ? '登录已过期，请重新登录' : null))
    const pending = takePendingStep()
    if (pending) setWaiting({ ...pending, ofSession: true })
    // Once: a session that begins on this page is forwarded by its form, and two redirects would cancel each other.
    if (holdsStaffRole(session.get().roles)) void leaveIfStepIsLive()
  }, [])

  const isStaff = isSignedIn(account) && holdsStaffRole(account.roles)

  function backToPassword(message?: string) {
    setWaiting(null)
    setReason(message ?? null)
  }

  if (waiting) return <SecondStepForm waiting={waiting} goback={goback} onBack={backToPassword} />

  const note = reason && <p className="note note--amber">{reason}</p>
  if (isSignedIn(account)) {
    return (
      <div onInput={prefetchBoard}>
        {note}
        {isStaff ? (
          <>
            <p
              className={styles.lead}
            >{`您已登录：${account.userName}（${rolesText(account.roles)}）。请输入登录密码`}</p>
            <StepForm
              userName={account.userName}
              goback={goback}
              onSecondStep={(step) => setWaiting({ ...step, ofSession: true })}
            />
            <PasskeyButton goback={goback} ofSession />
          </>
        ) : (
          <p className={styles.lead}>{messages.noStaffRole}。</p>
        )}
        <div className={styles.ways}>
          <button type="button" className="link" onClick={() => void signOutHere()}>
            使用其他账号登录
          </button>
          <a className={`link ${styles.staff}`} href={paths.home}>
            返回前台
          </a>
        </div>
      </div>
    )
  }
  return (
    <div onInput={prefetchBoard}>
      {note}
      <p className={styles.lead}>管理员、讲师、渠道与审核员由此进入</p>
      <LoginForm
        key={filled.round}
        mode={LoginType.Admin}
        goback={goback}
        filled={filled.credentials}
        onSecondStep={(step) => setWaiting({ ...step, ofSession: false })}
      />
      <PasskeyButton goback={goback} />
      <div className={styles.ways}>
        <a className={`link ${styles.staff}`} href={paths.home}>
          返回前台
        </a>
      </div>
      {listsPeople && (
        <DemoPeople
          mode={LoginType.Admin}
          onPick={(loginName, passwd) =>
            setFilled(({ round }) => ({ round: round + 1, credentials: { loginName, passwd } }))
          }
        />
      )}
    </div>
  )
}

const rolesText = (roles: readonly string[]) => roles.map((role) => RoleText[role as Role] ?? role).join('、')

/** Opened by hand although the back office is open. */
async function leaveIfStepIsLive() {
  try {
    await api.accounts.staffStep.staffSteps.show(silent)
    await leaveForBoard(new URLSearchParams(window.location.search).get('goback'))
  } catch {
    // The form is what this page is for.
  }
}

async function signOutHere() {
  await api.accounts.sessions.destroy({}).catch(() => undefined)
  await endSession()
}
