import { UserNameLength } from '#accounts/terms'
import type { Columns } from '#core/transfer/columns'

export const peopleColumns = {
  user_name: {
    title: '姓名',
    type: 'text',
    required: true,
    max: UserNameLength.registered,
    example: '周若谷',
    description: '身份证上的姓名，2 到 20 个字。本人确认前，再次导入会更新。',
    change: 'soft',
  },
  telephone: {
    title: '手机号',
    type: 'telephone',
    example: '13800000001',
    description: '手机号和身份证号至少填一项。再次导入只补填空缺，不替换。',
    change: 'soft',
  },
  telephone_verified: {
    title: '手机号已验证',
    type: 'bool',
    example: '是',
    description:
      '原平台用短信验证过填“是”。已验证且两年内登录过的手机号可以登录；其他手机号可能已经换人，首次登录还要核对身份证号后六位；没有身份证号的只作联系方式，本人联系工作人员核实后才能登录。',
    change: 'soft',
  },
  id_card: {
    title: '身份证号',
    type: 'idCard',
    example: '370102199003070011',
    description: '18 位，旧证 15 位。加密保存。再次导入只补填空缺。',
    change: 'soft',
  },
  id_card_verified: {
    title: '身份已核实',
    type: 'bool',
    example: '否',
    description: '填“是”时，姓名和身份证号不能再由本人修改。',
    change: 'soft',
  },
  registered_at: {
    title: '注册时间',
    type: 'time',
    example: '2023-05-01 09:30:00',
    description: '不填时为导入时间。',
    change: 'soft',
  },
  last_login_at: {
    title: '最近登录时间',
    type: 'time',
    example: '2026-10-12 20:15:00',
    description: '原平台的最近一次登录。手机号重复时，保留最近登录的一人。',
    change: 'soft',
  },
  status: {
    title: '状态',
    type: 'choice',
    values: { active: '正常', disabled: '停用' },
    example: '正常',
    description: '不填为正常。已注销的账号不要导出。',
    change: 'soft',
  },
} as const satisfies Columns
