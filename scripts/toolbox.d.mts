export function environment(extra?: Record<string, string>): Record<string, string>

export const compiledFlags: string[]
