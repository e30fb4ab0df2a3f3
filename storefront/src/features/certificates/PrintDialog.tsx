import { useState } from 'react'
import { CertSubjectText, RequiredCourseText } from '@zhuxue/api/terms/catalogue'
import { issueMessages } from '@zhuxue/api/terms/certificates/issues'
import { PrintAboveMinutes } from '@zhuxue/api/terms/certificates'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { Dialog } from '~/components/dialog/Dialog'
import { formatHours } from '~/lib/hours'
import type { Certificate, CertificateIssue } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import styles from './Print.module.css'
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
  const [busy, setBusy] = useState(false)
  const [key] = useState(newIdempotencyKey)
  const subject = certificates.find((one) => chosen.includes(one.furtherEduCertId))?.certSubject
  const replaces = issues.some(
    (issue) => issue.state === 'valid' && issue.furtherEduCertIds.some((id) => chosen.includes(id))
  )

  const toggle = (id: number) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])

  async function print() {
    if (chosen.length === 0) return notify(issueMessages.printNothing, 'error')
    setBusy(true)
    const isPrinted = await printCertificates(chosen, `${key}:${chosen.join(',')}`)
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
      <p className={styles.hint}>已上传学时超过{PrintAboveMinutes}分钟的证书可以导出，一次导出同一专业。</p>
      <ul className={styles.choices}>
        {certificates.map((one) => {
          const blocker = blockerOf(one, subject)
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
                    已上传 {formatHours(one.usedHours)}
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

function blockerOf({ usedHours, certSubject }: Certificate, subject?: string): string | null {
  if (usedHours <= PrintAboveMinutes) return `须超过${PrintAboveMinutes}分钟`
  return subject && certSubject !== subject ? '不是同一专业' : null
}
