import { useState } from 'react'
import { api } from '~/lib/http/api'
import type { Membership, Memberships } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import { confirmAction, notify } from '~/lib/toasts'
import { KindChoice } from './KindChoice'
import styles from './Organisations.module.css'

type Props = { membership: Membership; onChanged: () => void } & Pick<Memberships, 'kinds' | 'sharing'>

export function InvitationCard({ membership, kinds, sharing, onChanged }: Props) {
  const { membershipId, organisationName } = membership
  const [chosen, setChosen] = useState<string[]>([])
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)

  async function run(call: () => Promise<{ msg: string }>) {
    if (busy) return
    setBusy(true)
    setProblem('')
    try {
      notify((await call()).msg, 'success')
      onChanged()
    } catch (error) {
      const apiError = reportFailure(error)
      if (!apiError.shown) setProblem(apiError.message)
      setBusy(false)
    }
  }

  const accept = (shares: boolean) =>
    run(() =>
      api.organisations.memberships.accept({
        params: { id: membershipId },
        body: { shares, kinds: shares ? chosen : [], version: sharing.version },
      })
    )

  async function decline() {
    const text = `拒绝${organisationName}的邀请？单位不会收到通知。`
    if (!(await confirmAction(text, { title: '拒绝邀请', yes: '拒绝' }))) return
    await run(() => api.organisations.memberships.decline({ params: { id: membershipId } }))
  }

  return (
    <section className={`sheet ${styles.card}`} aria-label={`${organisationName}的邀请`}>
      <h2>{organisationName}邀请您加入，用于为您分配课程。</h2>
      <KindChoice {...{ kinds, chosen, text: sharing.text }} onChange={setChosen} />
      {problem && (
        <p className="field__error" role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <button type="button" className="btn btn--primary" data-busy={busy} onClick={() => accept(false)}>
          加入
        </button>
        {kinds.length > 0 && (
          <button
            type="button"
            className="btn"
            data-busy={busy}
            onClick={() => (chosen.length ? accept(true) : setProblem('请选择要共享的证书类别'))}
          >
            加入并共享学时进度
          </button>
        )}
        <button type="button" className="btn" data-busy={busy} onClick={decline}>
          拒绝
        </button>
      </div>
    </section>
  )
}
