type Settings = Record<string, string>

interface Server {
  file: string
  kind: 'mysql' | 'mariadb'
  version: string
}

export function findServer(wanted?: 'mysql' | 'mariadb'): Server | undefined

export function startMysqlServer(wanted?: { options?: string[] }): Promise<{
  settings: Settings
  create(name: string): Promise<Settings>
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}>
