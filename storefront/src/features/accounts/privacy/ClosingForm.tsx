import { useState, type SyntheticEvent } from 'react'
import { RetainedRecords, type ClosingBlockerKind } from '@zhuxue/api/terms/accounts/closing'
import { FailedState } from '~/components/ui/EmptyState'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import profileStyles from '~/features/accounts/profile/Profile.module.css'
import { api, reportFailure } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { endSession } from '~/lib/session/session'
import { confirmAction, notify } from '~/lib/toasts'
import { OwnerProofField } from './OwnerProofField'
import styles from './Privacy.module.css'
import { useOwnerProof } from './reauthenticationField'

/** Where the user can resolve a blocker. */
const resolvePaths: Record<ClosingBlockerKind, string> = {
  staff: paths.contact,
  unpaid: paths.myOrder,
  unshipped: paths.myOrder,
  refund: paths.myOrder,
  payment: paths.myOrder,
  seats: paths.trainingCentre,
  organisations: paths.trainingCentre,
  invoice: paths.myInvoice,
  test: paths.myCourse,
  upload: paths.myCert,
  hours: paths.myCert,
}

export function ClosingForm() {
  const { data, failed, reload } = useFetch(() => api.accounts.closing.accountClosings.show({}), 'account-closing')
  const proof = useOwnerProof()
  const [giveUpHours, setGiveUpHours] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={profileStyles.shortSkeleton} />

  const { obstacles } = data
  const isStopped = obstacles.some(({ isWaivable }) => !isWaivable || !giveUpHours)

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    const credentials = proof.readOrShowError()
    const words = { title: '注销账号', yes: '注销账号' }
    if (!credentials || busy || !(await confirmAction('注销后不能恢复，确定要注销账号吗？', words))) return
    setBusy(true)
    setFailure(null)
    try {
      const { msg } = await api.accounts.closing.accountClosings.store({ body: { ...credentials, giveUpHours } })
      notify(msg, 'success')
      await endSession()
      window.location.replace('/')
    } catch (error) {
      const apiError = reportFailure(error)
      const atField = apiError.field('currentPassword') ?? apiError.field('oldVerifyCode')
      if (atField) proof.setProblem(atField)
      else if (!apiError.shown) setFailure(apiError.message)
      setBusy(false)
    }
  }

  return (
    <>
      <p>注销后姓名、手机号、身份证号、收货地址、头像和设备信息会被删除。以下内容依法保留：</p>
      <ul className={styles.list}>
        {RetainedRecords.map(({ what, why }) => (
          <li key={what}>
            <span>{what}</span>
            <span className={styles.why}>{why}</span>
          </li>
        ))}
      </ul>
      {obstacles.length > 0 && (
        <div className={`note note--amber ${styles.obstacles}`} role="status">
          <p>注销前请先办完：</p>
          <ul className={styles.list}>
            {obstacles.map(({ kind, text, isWaivable }) => (
              <li key={kind}>
                <span>{text}</span>
                <a className="link" href={resolvePaths[kind]}>
                  去办理
                </a>
                {isWaivable && (
                  <label className={styles.choice}>
                    <input
                      type="checkbox"
                      checked={giveUpHours}
                      onChange={(event) => setGiveUpHours(event.target.checked)}
                    />
                    我放弃这些学时
                  </label>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!isStopped && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <OwnerProofField proof={proof} />
          {failure && (
            <p className={profileStyles.failure} role="alert">
              {failure}
            </p>
          )}
          <button className="btn" data-busy={busy} disabled={busy}>
            {busy ? '正在注销…' : '注销账号'}
          </button>
        </form>
      )}
    </>
  )
}
