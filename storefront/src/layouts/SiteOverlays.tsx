import { useEffect } from 'react'
import Overlays from '~/components/dialog/Overlays'
import { AgreementGate } from '~/features/accounts/shared/AgreementGate'

/** One island for everything above a page, and for the script of every page, which must not compete with the first paint. */
export default function SiteOverlays({ isTest = false }: { isTest?: boolean }) {
  useEffect(() => void import('./pageScript'), [])
  return (
    <>
      <Overlays />
      {!isTest && <AgreementGate />}
    </>
  )
}
