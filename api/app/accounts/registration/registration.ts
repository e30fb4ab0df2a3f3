export interface Registration {
  /** The telephone: a learner's login name. */
  loginName: string
  verifyCode: string
  userName: string
  idCard: string
  passwd: string
}
