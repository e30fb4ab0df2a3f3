export function environment(extra?: Record<string, string>): Record<string, string>
