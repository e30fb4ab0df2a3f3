/** Shown next to every field or button that collects it: why, and for how long. The privacy policy has the full text. */
export const DataReason = {
  idCard: '用于核对学员身份和上传继续教育学时，加密保存至账号注销。',
  idCardToFind: '只用于核对是否为本人，不另外保存。',
  idCardOfOther: '仅在本人要求更正时填写，用于核对学员身份和上传学时，修改会留下记录。',
  idCardOfStaff: '用于核实工作人员身份，加密保存至账号删除。',
  face: '用于确认学习的是本人，认证结果保存至账号注销。',
  address: '只用于寄送教材、资料和发票，订单中的地址保留不少于三年。',
  payerAddress: '印在发票上，按会计档案的规定随发票保存。',
  maillingAddress: '只用于寄送这张发票，注销账号后删除。',
} as const
