/** The five roles (learner side, section 1). A person holds a list of them; the first decides the landing page. */
export const Role = {
  User: 'user',
  Admin: 'admin',
  Channel: 'channel',
  Teacher: 'teacher',
  Auditor: 'auditor',
} as const
export type Role = (typeof Role)[keyof typeof Role]
