export const messages = {
  recipientRequired: '请填写收件人',
  recipientLength: '长度在2 到 10 个字符',
  regionRequired: '请选择所在地区',
  addressRequired: '请填写详细地址',
  addressLength: '长度在3 到 40 个字符',
  tooManyAddresses: '最多保存20个收件地址',
} as const
