import { useState } from 'react'
import { CooperativeSubjects } from '@zhuxue/api/terms/catalogue'
import { loadApi } from '~/lib/http/loadApi'
import { reportFailure } from '~/lib/http/reportFailure'
import { currentAddress } from '~/lib/currentAddress'
import { paths } from '~/lib/paths'
import { notify } from '~/lib/toasts'
import type { Course } from '~/lib/http/apiTypes'

type Props = { course: Pick<Course, 'courseId'>; className?: string }

export const isCooperative = ({ certSubject }: Pick<Course, 'certSubject'>) =>
  CooperativeSubjects.some((one) => one === certSubject)

/** Opens the partner's site; the server creates its URL each time (docs/product.md 2.9). */
export function CooperativeButton({ course, className = 'btn btn--primary' }: Props) {
  const [busy, setBusy] = useState(false)

  async function open() {
    if (busy) return
    // A window that opens later than the click is blocked.
    const tab = window.open('', '_blank')
    if (tab) tab.opener = null
    setBusy(true)
    try {
      const { api } = await loadApi()
      const { cooperativeUrl } = await api.learning.courses.cooperativeUrl({ params: { id: course.courseId } })
      leadTo(tab, cooperativeUrl)
    } catch (error) {
      tab?.close()
      const { code, message, shown } = reportFailure(error)
      if (code === 'profile-incomplete') window.location.assign(paths.profileThen(currentAddress()))
      if (!shown) notify(message, 'error')
    }
    setBusy(false)
  }

  return (
    <button type="button" className={className} disabled={busy} onClick={open}>
      进入学习平台
    </button>
  )
}

/** Through a link, so that the partner gets no referrer. */
function leadTo(tab: Window | null, address: string): void {
  const page = tab ?? window
  const link = page.document.createElement('a')
  link.href = address
  link.rel = 'noreferrer'
  page.document.body.append(link)
  link.click()
}
