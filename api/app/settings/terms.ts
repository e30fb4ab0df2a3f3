/**
 * System parameters: the values that an admin may change, with the value that holds until then
 * (design decisions, "setting"; back office, section 2.10). Only `public` ones leave the server.
 */
export const settings = {
  authType: { value: 'idCard', public: true },
  version: { value: '1.0.0', public: true },
  update: { value: '', public: true },
  serviceQrUrl: { value: '/images/service-qr.png', public: true },
  appQrUrl: { value: '/images/app-qr.png', public: true },
  groupInfo: { value: '请添加客服微信，备注订单号，由老师邀请您进入学习群。', public: true },
  recordNumber: { value: '鲁ICP备00000000号-1', public: true },
  servicePhones: { value: '0531-88000001,0531-88000002', public: true },
  serviceHours: { value: '08:30-17:00', public: true },
  complaintPhone: { value: '0531-88000003', public: true },
  helpCourseId: { value: '56', public: true },
  passLine: { value: '60', public: true },
  validityDays: { value: '365', public: true },
  /** Messages that all telephones together may cost in one business day. */
  smsPerDay: { value: '2000', public: false },
} as const satisfies Record<string, { value: string; public: boolean }>

export type SettingName = keyof typeof settings

/** How a learner signs in; the setting `authType` is one of these. */
export const AuthType = {
  IdCard: 'idCard',
  Password: 'password',
  VerifyCode: 'verifyCode',
} as const
export type AuthType = (typeof AuthType)[keyof typeof AuthType]
