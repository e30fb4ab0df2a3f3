import { useState } from 'react'
import type { QualificationAction } from './columns'
import { CorrectDialog } from './CorrectDialog'
import { VerifyDialog } from './VerifyDialog'

/** The dialogs of 核验 and 更正. */
export function useQualificationActions(onChanged: () => unknown) {
  const [action, setAction] = useState<QualificationAction | null>(null)
  const close = () => setAction(null)
  const done = () => {
    close()
    void onChanged()
  }
  const props = action && { qualification: action.qualification, onClose: close, onDone: done }
  const dialog = props && (action.what === 'verify' ? <VerifyDialog {...props} /> : <CorrectDialog {...props} />)
  return { ask: setAction, dialog }
}
