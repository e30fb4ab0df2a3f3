/** In characters. */
export const PasswordLength = { min: 8, minForStaff: 12, max: 64 } as const

export const StaffPasswordDays = 90

export const messages = {
  passwdRequired: '请输入密码',
  newPasswordRequired: '请输入新密码',
  resetConfirm: '确定要重置密码吗？',
  resetFailed: '密码重置失败，请稍后重试',
  resetRefused: '身份信息或验证码不正确',
  resetDone: '密码重置成功，请使用新密码登录',
  passwordLength: '密码长度在8到64个字符',
  staffPasswordLength: '后台密码长度在12到64个字符',
  staffPasswordKinds: '后台密码须包含大写字母、小写字母、数字、符号中的至少三种',
  passwordTooCommon: '密码太简单：请混用字母和数字，避免连续或常见的组合',
  passwordContainsName: '密码不能包含登录名、手机号或身份证号',
  currentPasswordWrong: '当前密码不正确',
  currentPasswordRequired: '请输入当前密码',
  mustChangePassword: '请先修改密码',
  samePassword: '新密码不能与当前密码相同',
  onlyStaffMustChange: '只能要求后台人员修改密码',
} as const
