export function longestGap(times: number[], from: number, until: number): number
