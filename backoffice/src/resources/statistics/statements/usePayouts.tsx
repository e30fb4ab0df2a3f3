import { useState } from 'react'
import type { Statement } from '../../../lib/apiTypes'
import { CancelPayoutDialog } from './CancelPayoutDialog'
import { PayoutDialog } from './PayoutDialog'

/** Marks a statement as paid, or cancels the mark of a paid one. */
export function usePayouts(onDone: () => unknown) {
  const [statement, setStatement] = useState<Statement | null>(null)
  const close = () => setStatement(null)
  const Form = statement?.payout ? CancelPayoutDialog : PayoutDialog
  const done = () => {
    close()
    void onDone()
  }
  return { ask: setStatement, dialog: statement && <Form statement={statement} onClose={close} onDone={done} /> }
}
