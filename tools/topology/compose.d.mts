type Settings = Record<string, string | undefined>

interface Service {
  name: string
  kind: 'database' | 'redis' | 'process' | 'proxy'
  command: string[]
  environment: Settings
}

interface Topology {
  services: Service[]
  caddyfile: string
  addresses: string[]
  redisUsers: string
  proxyAddress: string
}

type Places = Record<string, number>

export const moved: Record<string, string>

export function readCompose(
  env: Settings,
  files?: { compose: string; dockerfile: string }
): Topology

export function environmentOf(
  service: Service,
  here: { places: Places; folder: string; proxyAddress: string }
): Settings

export function caddyfileOf(
  topology: Topology,
  here: { places: Places; board: string; admin: number; version: number[] }
): string

export function redisOptionsOf(service: Service, users: string): string[]
