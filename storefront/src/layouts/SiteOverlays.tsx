import Overlays from '~/components/dialog/Overlays'
import { AgreementGate } from '~/features/accounts/shared/AgreementGate'

/** One island for all that lies above a page. */
export default function SiteOverlays({ isTest = false }: { isTest?: boolean }) {
  return (
    <>
      <Overlays />
      {!isTest && <AgreementGate />}
    </>
  )
}
