export const registryModes = {
  accept: '接受',
  refuse: '拒绝',
  late: '接受，但超时才应答',
  twice: '同一请求到达两次',
  drop: '接受后断开连接',
  down: '停机',
} as const
export type RegistryMode = keyof typeof registryModes

export function isRegistryMode(text: string): text is RegistryMode {
  return Object.hasOwn(registryModes, text)
}

export const registryChanges = {
  forget: '删除登记',
  minutes: '少记10分钟',
  accept: '改为已接受',
  invent: '添加一条来历不明的登记',
} as const
export type RegistryChange = keyof typeof registryChanges
