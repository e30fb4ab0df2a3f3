/** Of a printed certificate. */
export const PrintStateText = { valid: '有效', superseded: '已更换', revoked: '已作废' } as const
export type PrintState = keyof typeof PrintStateText
