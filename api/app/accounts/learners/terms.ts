/** Numbers of other people are masked in every sentence. */
export const learnerMessages = {
  oneNumber: '身份证号和手机号至少填写一项',
  idCardOfOther: (maskedName: string) => `该身份证号已属于另一位学员（${maskedName}），姓名不一致，请核实`,
  telephoneOfOther: (maskedName: string) => `该手机号已属于另一位学员（${maskedName}），请核实`,
  numbersOfTwo: '身份证号和手机号属于不同的学员，请核实',
  otherIdCard: '与该账号的身份证号不一致，请核实',
  staffOnly: '该身份证号属于没有学员角色的工作人员，请先给该账号增加学员角色',
  created: '学员已新增',
  exists: '该学员已经存在，没有重复新增',
  completed: '该学员已经存在，已补全缺少的号码',
} as const

export const LearnerNoteMax = 200
