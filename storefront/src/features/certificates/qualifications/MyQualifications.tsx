import { useState } from 'react'
import { cycleMessages } from '@zhuxue/api/terms/certificates/cycles'
import { qualificationMessages as messages } from '@zhuxue/api/terms/certificates/qualifications'
import { lazyDialog } from '~/components/dialog/lazyDialog'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { formatHours } from '~/lib/hours'
import { api, reportFailure } from '~/lib/http/api'
import type { EducationCycle, Qualification } from '~/lib/http/apiTypes'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { confirmAction, notify } from '~/lib/toasts'
import { cyclesByQualification } from './cycleProgress'
import { QualificationCard } from './QualificationCard'
import styles from './Qualifications.module.css'

const QualificationDialog = lazyDialog(() => import('./QualificationDialog'))
const RenewalDialog = lazyDialog(() => import('./RenewalDialog'))
const OutsideHoursDialog = lazyDialog(() => import('./OutsideHoursDialog'))
const CycleCoursesDialog = lazyDialog(() => import('./CycleCoursesDialog'))

type Open =
  | { name: 'add' }
  | { name: 'edit' | 'renew'; id: number }
  | { name: 'outside'; cycle: EducationCycle }
  | { name: 'courses'; cycle: EducationCycle; requiredCourse: 0 | 1 }

/** 专业档案: qualifications, and what each cycle still needs (docs/product.md 10.10). */
export default function MyQualifications() {
  return (
    <RequireLogin>
      <Qualifications />
    </RequireLogin>
  )
}

function Qualifications() {
  const { data, failed, reload } = useFetch(load, 'qualifications')
  const [open, setOpen] = useState<Open | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(null)
  const add = () => setOpen({ name: 'add' })
  const saved = () => {
    close()
    void reload()
  }

  async function remove(call: () => PromiseLike<{ msg: string }>) {
    if (busy) return
    setBusy(true)
    try {
      notify((await call()).msg, 'success')
    } catch (error) {
      const { shown, message } = reportFailure(error)
      if (!shown && message) notify(message, 'error')
    }
    await reload()
    setBusy(false)
  }

  async function removeQualification({ qualificationId: id, kindName }: Qualification) {
    const question = `确定要删除${kindName}吗?`
    const options = { title: '删除执业证书', detail: messages.removing, yes: '删除' }
    if (await confirmAction(question, options)) {
      await remove(() => api.certificates.qualifications.destroy({ params: { id } }))
    }
  }

  async function removeHours({ outsideHoursId: id, providerName }: EducationCycle['outsideHours'][number]) {
    if (await confirmAction(`确定要删除${providerName}的学时吗?`, { title: '删除自报学时', yes: '删除' })) {
      await remove(() => api.certificates.cycles.outside.destroy({ params: { id } }))
    }
  }

  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Loading />
  const { qualifications, cycles, outsideMinutes } = data
  const chosen = open && 'id' in open ? qualifications.find(({ qualificationId: id }) => id === open.id) : undefined
  /** The dialog begins again with the newest data. */
  async function startAgain() {
    const before = open
    close()
    await reload()
    setOpen(before)
  }

  return (
    <>
      {qualifications.length === 0 ? (
        <EmptyState icon={icons.compass} text={messages.empty}>
          <button type="button" className="btn btn--primary" onClick={add}>
            登记执业证书
          </button>
        </EmptyState>
      ) : (
        <>
          <div className={styles.head}>
            <p className="muted">{messages.selfDeclared}</p>
            <button type="button" className="btn" onClick={add}>
              <Icon path={icons.plus} size={18} />
              登记执业证书
            </button>
          </div>
          <ul className={styles.list} aria-busy={busy}>
            {qualifications.map((qualification, at) => (
              <li key={qualification.qualificationId}>
                <QualificationCard
                  qualification={qualification}
                  cycles={cyclesByQualification(cycles, qualification.qualificationId)}
                  isFirst={at === 0}
                  onEdit={() => setOpen({ name: 'edit', id: qualification.qualificationId })}
                  onRenew={() => setOpen({ name: 'renew', id: qualification.qualificationId })}
                  onRemove={() => removeQualification(qualification)}
                  onCourses={(cycle, requiredCourse) => setOpen({ name: 'courses', cycle, requiredCourse })}
                  onOutside={(cycle) => setOpen({ name: 'outside', cycle })}
                  onRemoveHours={removeHours}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {outsideMinutes > 0 && <OutsideCycles minutes={outsideMinutes} hasQualifications={qualifications.length > 0} />}
      {open?.name === 'add' && <QualificationDialog onSaved={saved} onReload={startAgain} onClose={close} />}
      {open?.name === 'edit' && chosen && (
        <QualificationDialog qualification={chosen} onSaved={saved} onReload={startAgain} onClose={close} />
      )}
      {open?.name === 'renew' && chosen && (
        <RenewalDialog qualification={chosen} onSaved={saved} onReload={startAgain} onClose={close} />
      )}
      {open?.name === 'outside' && <OutsideHoursDialog cycle={open.cycle} onSaved={saved} onClose={close} />}
      {open?.name === 'courses' && (
        <CycleCoursesDialog cycle={open.cycle} requiredCourse={open.requiredCourse} onClose={close} />
      )}
    </>
  )
}

async function load() {
  const [{ qualifications }, { cycles, outsideMinutes }] = await Promise.all([
    api.certificates.qualifications.index({}),
    api.certificates.cycles.index({}),
  ])
  return { qualifications, cycles, outsideMinutes }
}

/** Uploaded minutes that count for no cycle. */
function OutsideCycles({ minutes, hasQualifications }: { minutes: number; hasQualifications: boolean }) {
  return (
    <details className={`sheet ${styles.outside}`}>
      <summary>
        周期外的学时：{formatHours(minutes)}，已计入证书累计{hasQualifications && '，不计入本周期'}。
        <span className="link">为什么</span>
      </summary>
      <p>
        {hasQualifications ? cycleMessages.whyOutside : cycleMessages.whyOutsideAll}{' '}
        <a className="link" href={paths.myCert}>
          查看我的证书
        </a>
      </p>
    </details>
  )
}

function Loading() {
  return (
    <div className={styles.list} role="status" aria-label="正在加载">
      <div className={`skeleton ${styles.skeleton}`} />
    </div>
  )
}
