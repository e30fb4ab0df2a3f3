export interface RedisServer {
  port: number
  url: string
  kill(): Promise<void>
  start(): Promise<void>
  suspend(): void
  resume(): void
  stop(): Promise<void>
}

export function startRedisServer(options?: {
  options?: string[]
  port?: number
}): Promise<RedisServer>
