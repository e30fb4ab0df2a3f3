import { lazy, Suspense, useEffect, useState } from 'react'
import { registerIdentityPrompt } from '../../lib/identityProof'

const ConfirmIdentityDialog = lazy(() => import('./ConfirmIdentityDialog'))

/** Opens one dialog when the server needs a recent proof of the identity. */
export function ConfirmIdentity() {
  const [settle, setSettle] = useState<((isProved: boolean) => void) | null>(null)

  useEffect(() => registerIdentityPrompt(() => new Promise((resolve) => setSettle(() => resolve))), [])

  if (!settle) return null
  const close = (isProved: boolean) => {
    setSettle(null)
    settle(isProved)
  }
  return (
    <Suspense fallback={null}>
      <ConfirmIdentityDialog onDone={() => close(true)} onClose={() => close(false)} />
    </Suspense>
  )
}
