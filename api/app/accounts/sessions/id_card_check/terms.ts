/** Error code: the SMS code was correct, but the telephone may be someone else's, so the ID number is checked too. */
export const IdCardLastSix = 'id-card-last-six'
export const idCardLastSixPattern = /^\d{5}[\dX]$/

export const idCardCheckMessages = {
  needed: '首次登录，还需要核对身份证号后六位',
  format: '请输入身份证号后六位，最后一位可以是 X',
} as const

/** Only from the server, so that the sign-in page does not load them. */
export const idCardCheckFailures = {
  wrong: '与登记的身份证号不一致，请核对',
  locked: '核对失败次数过多，请稍后再试，或联系客服、单位管理员核实手机号',
} as const
