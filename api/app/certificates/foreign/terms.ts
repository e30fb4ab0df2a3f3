export const ForeignState = { Valid: 'valid', Revoked: 'revoked' } as const
export type ForeignState = (typeof ForeignState)[keyof typeof ForeignState]

/** As shown: a valid one expires after its last day. */
export type ShownForeignState = ForeignState | 'expired'
export const ForeignStateText = { valid: '有效', expired: '已过期', revoked: '已作废' } as const satisfies Record<
  ShownForeignState,
  string
>
export const ForeignStateMessage = {
  valid: '颁发机构的记录为有效',
  expired: '证书已超过有效期',
  revoked: '证书已作废，不再有效',
} as const satisfies Record<ShownForeignState, string>

export const ForeignLength = { issuer: 50, number: 60, title: 100, reason: 200 } as const

export const issuedByText = (issuer: string) => `由${issuer}颁发`

export const foreignMessages = {
  section: '其他平台颁发的证书',
  origin: (issuer: string) => `由${issuer}颁发，本平台保存其记录，没有电子签名，请以颁发机构的记录为准。`,
  revokeOnlyHere: '只影响本平台的查验，请同时通知颁发机构。',
  numberTaken: '该颁发机构的这个证书编号已属于另一位学员',
  numberRepeated: '与前面一行是同一颁发机构的同一证书编号',
} as const
