import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageTable } from '../../../kit/list/PageTable'
import { certificateColumns, nameOf } from './certificateColumns'
import { EduLogs } from './EduLogs'
import type { Certificate } from '../../../lib/wire'

interface Props {
  certificates: Certificate[]
  onChanged: () => unknown
}

const selected = 'furtherEduCertId'

export function Certificates({ certificates, onChanged }: Props) {
  const [search, setSearch] = useSearchParams()
  const [isChosen, setIsChosen] = useState(false)
  const wanted = Number(search.get(selected))
  const open =
    certificates.find((one) => one.furtherEduCertId === wanted) ??
    (certificates.length === 1 ? certificates[0]! : null)

  const choose = ({ furtherEduCertId }: Certificate) => {
    setIsChosen(true)
    setSearch({ [selected]: String(furtherEduCertId) }, { replace: true })
  }

  return (
    <>
      <PageTable<Certificate>
        noun="证书"
        rowKey="furtherEduCertId"
        columns={certificateColumns({
          open,
          onOpen: choose,
        })}
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
          onChanged={onChanged}
        />
      )}
    </>
  )
}
