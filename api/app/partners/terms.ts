export const ServiceAccountLimit = {
  accountName: 40,
  contactName: 20,
  contactEmail: 100,
  networks: 20,
  /** Accounts of one owner. */
  accounts: 10,
  /** Usable keys of one account. */
  keys: 10,
  keyName: 40,
  keyDays: 366,
} as const

/** Days before the end of a key on which its owner is warned. */
export const WarnDays = [30, 7, 1] as const

/** How long the old key works after a rotation. */
export const OverlapHours = [0, 1, 24, 168] as const

export const KeyState = {
  /** Until another admin approves its scopes. */
  Pending: 'pending',
  Active: 'active',
  Retiring: 'retiring',
  Retired: 'retired',
  Expired: 'expired',
} as const
export type KeyState = (typeof KeyState)[keyof typeof KeyState]
export const KeyStateText = {
  pending: '待批准',
  active: '有效',
  retiring: '即将停用',
  retired: '已停用',
  expired: '已过期',
} as const satisfies Record<KeyState, string>

const usable: readonly KeyState[] = ['pending', 'active', 'retiring']
/** It can be revoked, and counts for the limit of an account. */
export const isUsableKey = ({ state }: { state: KeyState }): boolean => usable.includes(state)

export const partnerMessages = {
  accountName: `请输入名称，最多${ServiceAccountLimit.accountName}个字符`,
  accountNameTaken: '已有同名的服务账号',
  contactName: `请输入联系人，最多${ServiceAccountLimit.contactName}个字符`,
  contactEmail: '请输入联系人的邮箱',
  owner: '请输入学员账号的手机号',
  noOwner: '没有使用这个手机号的学员账号',
  network: '请输入网络地址，例如 203.0.113.8 或 203.0.113.0/24',
  networks: `最多${ServiceAccountLimit.networks}个网络地址`,
  tooManyAccounts: `一个学员账号最多${ServiceAccountLimit.accounts}个服务账号`,
  accountDisabled: '服务账号已停用，不能新增密钥',
  keyName: `请输入密钥名称，最多${ServiceAccountLimit.keyName}个字符`,
  scopes: '请至少选择一项权限',
  scopeOfOtherKind: '这种服务账号不能有所选的权限',
  kind: '请选择类型',
  expiresOn: `有效期从明天起，最长${ServiceAccountLimit.keyDays}天`,
  tooManyKeys: `一个服务账号最多${ServiceAccountLimit.keys}个有效的密钥，请先停用不用的`,
  keyNotActive: '密钥已停用或已更换',
  changed: '服务账号刚刚被别人修改过，请刷新后再改',
  saved: '已保存',
  disabled: '已停用，所有密钥立即失效',
  enabled: '已启用',
  keyCreated: '密钥只显示这一次，请立即保存到调用方的系统中',
  revoked: '密钥已停用',
  pendingKeyCreated: '密钥只显示这一次，请立即保存；另一位管理员批准后才有效',
  approved: '已批准，密钥现在有效',
  notPending: '这个密钥没有等待批准，请刷新后查看',
  ownKey: '密钥由您新增，须由另一位管理员批准',
} as const
