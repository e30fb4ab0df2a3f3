export interface Registration {
  /** The telephone: a learner's login name. */
  loginName: string
  verifyCode: string
  userName: string
  idCard: string
  passwd: string
  /** Ids of the legal texts that were shown and ticked; absent where none is published. */
  agreedTo?: number[]
}
