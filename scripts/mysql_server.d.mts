type Settings = Record<string, string>

export function startMysqlServer(): Promise<{
  settings: Settings
  create(name: string): Promise<Settings>
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}>
