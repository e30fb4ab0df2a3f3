import { RequireLogin } from '~/components/ui/RequireLogin'
import { parseId } from '~/lib/parseId'
import { CertificateDetail } from './CertificateDetail'
import { CertificateList } from './CertificateList'

/** 我的证书, and the study records of one of them (docs/product.md 10.1, 10.2). */
export default function MyCertificates() {
  const wanted = new URLSearchParams(window.location.search).get('furtherEduCertId')
  return (
    <RequireLogin>{wanted === null ? <CertificateList /> : <CertificateDetail id={parseId(wanted)} />}</RequireLogin>
  )
}
