import { useState } from 'react'
import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { issueMessages } from '@zhuxue/api/terms/certificates/issues'
import { PrintAboveMinutes } from '@zhuxue/api/terms/certificates'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { Dialog } from '~/components/dialog/Dialog'
import { formatHours } from '~/lib/hours'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import type { Certificate, CertificateIssue, PrintableCycle } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import styles from './Print.module.css'
import { PrintRange } from './PrintRange'
import { printCertificates } from './printCertificates'

type Props = {
  certificates: Certificate[]
  /** Characters of the learner's name that no font has. */
  unprintable: string[]
  issues: CertificateIssue[]
  onClose: () => void
  onPrinted: () => void
}

/** 导出证书: certificates of one subject with enough uploaded minutes (docs/product.md 10.9). */
export function PrintDialog({ certificates, unprintable, issues, onClose, onPrinted }: Props) {
  const [chosen, setChosen] = useState<number[]>([])
  const [cycle, setCycle] = useState<PrintableCycle | null>(null)
  const [busy, setBusy] = useState(false)
  const [key] = useState(newIdempotencyKey)
  const certIds = certificates.map((one) => one.furtherEduCertId)
  const cycles = useFetch(() => api.certificates.issues.printableCycles.index({ query: { certIds } }), 'print cycles')
  const subject = certificates.find((one) => chosen.includes(one.furtherEduCertId))?.certSubject
  const replaces = issues.some(
    (issue) =>
      issue.state === 'valid' &&
      issue.cycle?.cycleId === cycle?.cycleId &&
      issue.furtherEduCertIds.some((id) => chosen.includes(id))
  )

  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])

  function changeRange(to: PrintableCycle | null) {
    setCycle(to)
    setChosen([])
  }

  async function print() {
    if (chosen.length === 0) return notify(issueMessages.printNothing, 'error')
    setBusy(true)
    const form = { certIds: chosen, cycleId: cycle?.cycleId }
    const isPrinted = await printCertificates(form, [key, cycle?.cycleId ?? '', ...chosen].join(':'))
    setBusy(false)
    if (!isPrinted) return
    notify(issueMessages.printed, 'success')
    onPrinted()
  }

  return (
    <Dialog
      title="导出证书"
      onClose={onClose}
      footer={
        <>
          <button type="button" className="btn" onClick={onClose}>
            取消
          </button>
          <ButtonWithReason
            type="button"
            className="btn btn--primary"
            data-busy={busy}
            disabledReason={unprintable.length > 0 ? issueMessages.nameUnprintable(unprintable) : null}
            onClick={() => !busy && print()}
          >
            {busy ? '正在生成' : '导出'}
          </ButtonWithReason>
        </>
      }
    >
      {unprintable.length > 0 && <p className="note note--amber">{issueMessages.nameUnprintable(unprintable)}</p>}
      {cycles.data && cycles.data.cycles.length > 0 && (
        <PrintRange cycles={cycles.data.cycles} cycle={cycle} disabled={busy} onChange={changeRange} />
      )}
      <p className={styles.hint}>
        {cycle ? '计入所选周期的' : ''}已上传学时超过{PrintAboveMinutes}分钟的证书可以导出，一次导出同一专业。
      </p>
      <ul className={styles.choices}>
        {certificates.map((one) => {
          const minutes = minutesOf(one, cycle)
          const blocker = blockerOf(minutes, { certSubject: one.certSubject, subject })
          const id = one.furtherEduCertId
          return (
            <li key={id}>
              <label data-closed={blocker !== null}>
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  disabled={blocker !== null || busy}
                  onChange={() => toggle(id)}
                />
                <span>
                  {CertSubjectText[one.certSubject]} · {RequiredCourseText[one.requiredCourse]}
                  <small>
                    {cycle ? '周期内已上传' : '已上传'} {formatHours(minutes)}
                    {blocker && `，${blocker}`}
                  </small>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      {replaces && <p className="note note--amber">{issueMessages.supersedes}</p>}
    </Dialog>
  )
}

function minutesOf({ furtherEduCertId, usedHours }: Certificate, cycle: PrintableCycle | null): number {
  if (!cycle) return usedHours
  return cycle.certificates.find((one) => one.furtherEduCertId === furtherEduCertId)?.countedMinutes ?? 0
}

function blockerOf(minutes: number, { certSubject, subject }: { certSubject: string; subject?: string }) {
  if (minutes <= PrintAboveMinutes) return `须超过${PrintAboveMinutes}分钟`
  return subject && certSubject !== subject ? '不是同一专业' : null
}
