const issuer = '鲁建培训网'
const title = '二级建造师继续教育合格证书'

interface FormerCertificate {
  name: string
  number: string
  issuer: string
  title: string
  issuedOn: string
  expiresOn: string | null
  revoked: { reason: string; on: string } | null
}

/** Imported from a former platform: one with a file, one that expired, one that was revoked. */
export const formerCertificates: [FormerCertificate, ...FormerCertificate[]] = [
  { name: '周若谷', number: 'JX-2024-000318', issuer, title, issuedOn: '2024-06-30', expiresOn: null, revoked: null },
  {
    name: '周若谷',
    number: 'JX-2021-000107',
    issuer,
    title,
    issuedOn: '2021-05-20',
    expiresOn: '2024-05-19',
    revoked: null,
  },
  {
    name: '韩立诚',
    number: 'JX-2024-000402',
    issuer,
    title,
    issuedOn: '2024-07-15',
    expiresOn: null,
    revoked: { reason: '姓名有误，已重新颁发', on: '2024-09-02' },
  },
]
