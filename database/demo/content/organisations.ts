/** One verified employer, which received the newest bulk order of its owner. */
export const organisation = {
  owner: '徐静怡',
  organisationName: '济南泉城市政工程有限公司',
  creditCode: '91370100MA3C0WRQ0F',
  goal: { department: '工程部', kind: 'constructor-2', inDays: 60 },
}

interface DemoMember {
  /** Null for a number that has no account. */
  userName: string | null
  telephone?: string
  department: string
  state: 'active' | 'invited'
  shares: string[]
}

export const organisationMembers: DemoMember[] = [
  { userName: '周若谷', department: '工程部', state: 'active', shares: ['constructor-2', 'safety-b'] },
  { userName: '孟晓棠', department: '质安部', state: 'active', shares: ['constructor-1'] },
  { userName: '韩立诚', department: '工程部', state: 'active', shares: [] },
  { userName: '宋雨薇', department: '工程部', state: 'invited', shares: [] },
  { userName: null, telephone: '13900000001', department: '工程部', state: 'invited', shares: [] },
]
