export interface Registration {
  /** The telephone: it is the login name of a learner. */
  loginName: string
  verifyCode: string
  userName: string
  idCard: string
  passwd: string
  /** Ids of the legal texts that were shown and accepted; absent if none is published. */
  agreedTo?: number[]
}
