export const userCertRoot = '/board/admin/user-cert'

/** docs/product.md 10.1: what an admin sees of one person's study. */
export const userCertPath = (userId: number) => `${userCertRoot}/${userId}`

/** The desks of 学时管理. */
export const hourPaths = {
  pushes: '/board/admin/push-logs',
  reconciliation: '/board/admin/hour-reconciliation',
  corrections: '/board/admin/hour-corrections',
  issues: '/board/admin/certificate-issues',
  anomalies: '/board/admin/anomalies',
}
