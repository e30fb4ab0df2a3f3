export const userCertRoot = '/board/admin/user-cert'

/** docs/product.md 10.1: an admin's view of one user's study. */
export const userCertPath = (userId: number) => `${userCertRoot}/${userId}`

/** The tabs of 学时管理. */
export const hourPaths = {
  pushes: '/board/admin/push-logs',
  reconciliation: '/board/admin/hour-reconciliation',
  corrections: '/board/admin/hour-corrections',
  cycles: '/board/admin/education-cycles',
  qualifications: '/board/admin/qualifications',
  rules: '/board/admin/education-rules',
  issues: '/board/admin/certificate-issues',
  anomalies: '/board/admin/anomalies',
  presenceChecks: '/board/admin/presence-checks',
  presencePolicies: '/board/admin/presence-policies',
}
