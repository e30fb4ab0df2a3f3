export function compile(): Promise<void>
