import { UserNameLength } from '#accounts/terms'
import { transferKind } from '#core/transfer/kind'

export const peopleKind = transferKind({
  object: 'people',
  title: '学员',
  table: 'users',
  columns: {
    user_name: {
      title: '姓名',
      type: 'text',
      required: true,
      max: UserNameLength.registered,
      example: '周若谷',
      description: '身份证上的姓名，2 到 20 个字。',
      change: 'soft',
    },
    telephone: {
      title: '手机号',
      type: 'telephone',
      example: '13800000001',
      description: '登录用的手机号。手机号和身份证号至少填一项。',
      change: 'soft',
    },
    id_card: {
      title: '身份证号',
      type: 'idCard',
      example: '370102199003070011',
      description: '18 位，旧证 15 位。加密保存。',
      change: 'soft',
    },
  },
  requiresOneOf: ['telephone', 'id_card'],
  async check() {},
  async write() {},
})
