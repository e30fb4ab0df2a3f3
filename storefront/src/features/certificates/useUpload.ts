import { useRef, useState } from 'react'
import { type Attempt, attemptFor } from '@zhuxue/api/idempotency-key'
import { messages } from '@zhuxue/api/terms/certificates'
import { isPresenceNeeded, passPresenceCheck } from '~/features/presence/passPresenceCheck'
import { formatHours } from '~/lib/hours'
import { api, reportFailure } from '~/lib/http/api'
import type { CourseEduLog } from '~/lib/http/apiTypes'
import { confirmAction, notify } from '~/lib/toasts'

/** Uploads the available minutes of one course. A call whose response was lost is retried with the same key. */
export function useUpload(log: CourseEduLog, onChanged: () => void) {
  const [busy, setBusy] = useState(false)
  const attempt = useRef<Attempt | null>(null)
  const { courseEduLogId, courseName, availableHours } = log

  async function upload() {
    const question = `上传「${courseName}」的 ${formatHours(availableHours)}?`
    const detail = messages.registerAtProvince
    if (busy || !(await confirmAction(question, { title: '上传学时', detail, yes: '上传学时' }))) return
    await send()
  }

  async function send(): Promise<void> {
    setBusy(true)
    const { key } = (attempt.current = attemptFor([courseEduLogId, availableHours], attempt.current))
    try {
      await api.certificates.uploads.store({ body: { courseEduLogId }, headers: { 'Idempotency-Key': key } })
      attempt.current = null
      notify(messages.uploaded, 'success')
    } catch (error) {
      const failure = reportFailure(error)
      const { code, message, shown } = failure
      if (!isLost(code)) attempt.current = null
      if (isPresenceNeeded(failure) && (await passPresenceCheck())) return await send()
      if (!shown) notify(message || messages.uploadFailed, code === 'pending' ? 'info' : 'error')
    } finally {
      setBusy(false)
      onChanged()
    }
  }

  return { upload, busy }
}

/** The result is unknown: no response, a server error, or the first click still in progress. */
const isLost = (code: string) => code === 'network' || /^(409|5\d\d)$/.test(code)
