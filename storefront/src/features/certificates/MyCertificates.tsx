import { RequireLogin } from '~/components/ui/RequireLogin'
import { parseId } from '~/lib/parseId'
import { CertificateDetail } from './CertificateDetail'
import { CertificateList } from './CertificateList'

/** 我的证书, and the study records of one of them (docs/product.md 10.1, 10.2). */
export default function MyCertificates() {
  const selectedId = new URLSearchParams(window.location.search).get('furtherEduCertId')
  return (
    <RequireLogin>
      {selectedId === null ? <CertificateList /> : <CertificateDetail id={parseId(selectedId)} />}
    </RequireLogin>
  )
}
