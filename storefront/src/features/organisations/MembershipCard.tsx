import { useState } from 'react'
import { MemberRoleText, OrganisationState } from '@zhuxue/api/terms/organisations'
import { api } from '~/lib/http/api'
import type { Membership, Memberships } from '~/lib/http/apiTypes'
import { reportFailure } from '~/lib/http/reportFailure'
import { confirmAction, notify } from '~/lib/toasts'
import { day } from '~/lib/format'
import { KindChoice } from './KindChoice'
import { Readings } from './Readings'
import styles from './Organisations.module.css'

type Props = { membership: Membership; onChanged: () => void } & Pick<Memberships, 'kinds' | 'sharing'>

export function MembershipCard({ membership, kinds, sharing, onChanged }: Props) {
  const {
    membershipId: id,
    organisationName,
    organisationState,
    memberRole,
    ownerOffered,
    sharedKinds,
    sharedTime,
  } = membership
  const shared = sharedKinds.map(({ kindCode }) => kindCode)
  const [chosen, setChosen] = useState<string[] | null>(null)
  const [showsReadings, setShowsReadings] = useState(false)
  const [busy, setBusy] = useState(false)

  async function run(call: () => Promise<{ msg: string }>) {
    if (busy) return
    setBusy(true)
    try {
      notify((await call()).msg, 'success')
      setChosen(null)
      onChanged()
    } catch (error) {
      const apiError = reportFailure(error)
      if (!apiError.shown) notify(apiError.message, 'error')
    }
    setBusy(false)
  }

  const share = (codes: string[]) =>
    run(() => api.organisations.memberships.share({ params: { id }, body: { kinds: codes, version: sharing.version } }))

  async function leave() {
    const text = `离开${organisationName}？单位不再能看到您的学时，已分配的课程不受影响。`
    if (!(await confirmAction(text, { title: '离开单位', yes: '离开' }))) return
    await run(() => api.organisations.memberships.memberships.destroy({ params: { id } }))
  }

  return (
    <section className={`sheet ${styles.card}`} aria-label={organisationName}>
      <header className={styles.head}>
        <h2>{organisationName}</h2>
        <span className="tag tag--quiet">{MemberRoleText[memberRole]}</span>
      </header>
      {organisationState === OrganisationState.Closed && (
        <p className="note">单位已关闭，不再能看到您的学时。已分配的课程不受影响。</p>
      )}
      {ownerOffered && (
        <p className={`note ${styles.offer}`}>
          对方请您成为单位的所有者。
          <button
            type="button"
            className="btn btn--small"
            onClick={() => run(() => api.organisations.memberships.own({ params: { id } }))}
          >
            成为所有者
          </button>
        </p>
      )}
      <p>
        {shared.length
          ? `正在共享：${sharedKinds.map(({ kindName }) => kindName).join('、')}（自 ${day(sharedTime)}）`
          : '没有共享学时，单位只看到分配给您的课程的学习进度。'}
      </p>
      {chosen && <KindChoice {...{ kinds, chosen, text: sharing.text }} onChange={setChosen} />}
      <div className={styles.actions}>
        {chosen ? (
          <>
            <button
              type="button"
              className="btn btn--primary"
              data-busy={busy}
              onClick={() => (chosen.length ? share(chosen) : notify('请选择要共享的证书类别', 'error'))}
            >
              同意并共享
            </button>
            <button type="button" className="btn" onClick={() => setChosen(null)}>
              取消
            </button>
          </>
        ) : (
          <>
            {shared.length > 0 && (
              <button type="button" className="btn btn--primary" data-busy={busy} onClick={() => share([])}>
                停止共享
              </button>
            )}
            <button type="button" className="btn" onClick={() => setChosen(shared)}>
              {shared.length ? '修改共享' : '共享学时进度'}
            </button>
            <button
              type="button"
              className="btn"
              aria-expanded={showsReadings}
              onClick={() => setShowsReadings(!showsReadings)}
            >
              谁看过我的学时
            </button>
            <button type="button" className="btn" data-busy={busy} onClick={leave}>
              离开单位
            </button>
          </>
        )}
      </div>
      {showsReadings && <Readings membershipId={id} organisationName={organisationName} />}
    </section>
  )
}
