import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { issueMessages } from '@zhuxue/api/terms/certificates/issues'
import { messages } from '@zhuxue/api/terms/learning'
import { Alert, App, Button } from 'antd'
import { PageTable } from '../../../components/list/PageTable'
import { certificateColumns, nameOf } from './certificateColumns'
import { CorrectDialog } from './CorrectDialog'
import { EduLogs } from './EduLogs'
import { PrintButton } from './PrintButton'
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
  const { message } = App.useApp()
  const [isChosen, setIsChosen] = useState(false)
  const [correcting, setCorrecting] = useState(false)
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

  const correct = () => (open ? setCorrecting(true) : void message.warning(messages.chooseCertificate))

  return (
    <>
      {unprintable.length > 0 && <Alert type="warning" showIcon message={issueMessages.nameUnprintable(unprintable)} />}
      <div className={styles.bar}>
        <span>点“学时明细”选择证书</span>
        <span>
          <PrintButton certificate={open} onPrinted={() => setPrinted(printed + 1)} />{' '}
          <Button onClick={correct}>校正学时</Button>
        </span>
      </div>
      <PageTable<Certificate>
        noun="证书"
        rowKey="furtherEduCertId"
        columns={certificateColumns({ open, onOpen: choose })}
        dataSource={certificates}
        pagination={false}
        scroll={{ x: 820 }}
      />
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
      {open && correcting && (
        <CorrectDialog
          certificate={open}
          onClose={() => setCorrecting(false)}
          onDone={() => {
            setCorrecting(false)
            setCorrections(corrections + 1)
            onChanged()
          }}
        />
      )}
    </>
  )
}
