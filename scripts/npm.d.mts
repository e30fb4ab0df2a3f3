export function npmCli(machine?: {
  env?: Record<string, string | undefined>
  node?: string
}): string | undefined
