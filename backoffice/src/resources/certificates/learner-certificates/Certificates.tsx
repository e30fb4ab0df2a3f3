import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { issueMessages } from '@zhuxue/api/terms/certificates/issues'
import { Alert } from 'antd'
import { CertificateCard } from './CertificateCard'
import { CorrectDialog } from './CorrectDialog'
import { EduLogs } from './EduLogs'
import { nameOf } from './nameOf'
import { Prints } from './Prints'
import styles from './UserCert.module.css'
import type { Certificate } from '../../../lib/apiTypes'

interface Props {
  userId: string
  certificates: Certificate[]
  /** Characters of the learner's name that no font has. */
  unprintable: string[]
  onChanged: () => unknown
}

const selected = 'furtherEduCertId'

export function Certificates({ userId, certificates, unprintable, onChanged }: Props) {
  const [search, setSearch] = useSearchParams()
  const [isChosen, setIsChosen] = useState(false)
  const [correcting, setCorrecting] = useState<Certificate | null>(null)
  const [corrections, setCorrections] = useState(0)
  const [printed, setPrinted] = useState(0)
  const selectedId = Number(search.get(selected))
  const open =
    certificates.find((one) => one.furtherEduCertId === selectedId) ??
    (certificates.length === 1 ? certificates[0]! : null)

  const choose = ({ furtherEduCertId }: Certificate) => {
    setIsChosen(true)
    setSearch({ [selected]: String(furtherEduCertId) }, { replace: true })
  }

  return (
    <>
      {unprintable.length > 0 && <Alert type="warning" showIcon message={issueMessages.nameUnprintable(unprintable)} />}
      <ul className={styles.cards} aria-label="证书">
        {certificates.map((certificate) => (
          <CertificateCard
            key={certificate.furtherEduCertId}
            certificate={certificate}
            isOpen={certificate === open}
            onOpen={() => choose(certificate)}
            onCorrect={() => setCorrecting(certificate)}
            onPrinted={() => setPrinted(printed + 1)}
          />
        ))}
      </ul>
      {open && (
        <EduLogs
          key={open.furtherEduCertId}
          certificateId={open.furtherEduCertId}
          title={nameOf(open)}
          isChosen={isChosen}
          corrections={corrections}
          onChanged={onChanged}
        />
      )}
      <Prints userId={userId} printed={printed} />
      {correcting && (
        <CorrectDialog
          certificate={correcting}
          onClose={() => setCorrecting(null)}
          onDone={() => {
            setCorrecting(null)
            setCorrections(corrections + 1)
            onChanged()
          }}
        />
      )}
    </>
  )
}
