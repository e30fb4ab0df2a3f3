/** One verified employer, for which its owner bought the newest bulk order. */
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
  memberRole?: 'manager' | 'viewer'
  state: 'active' | 'invited' | 'left'
  shares: string[]
  /** Shared hours before. */
  hasStopped?: boolean
}

export const organisationMembers: DemoMember[] = [
  { userName: '高远志', department: '人事部', memberRole: 'manager', state: 'active', shares: [] },
  { userName: '马思源', department: '人事部', memberRole: 'viewer', state: 'active', shares: [] },
  { userName: '周若谷', department: '工程部', state: 'active', shares: ['constructor-2', 'safety-b'] },
  { userName: '孟晓棠', department: '质安部', state: 'active', shares: ['constructor-1'] },
  { userName: '韩立诚', department: '工程部', state: 'active', shares: [], hasStopped: true },
  { userName: '郑海峰', department: '工程部', state: 'left', shares: [], hasStopped: true },
  { userName: '宋雨薇', department: '工程部', state: 'invited', shares: [] },
  { userName: null, telephone: '13700000999', department: '工程部', state: 'invited', shares: [] },
]
