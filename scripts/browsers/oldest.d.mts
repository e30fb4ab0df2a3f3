export const oldestBrowsers: Record<'chrome' | 'edge' | 'firefox' | 'ios' | 'safari', number>

export const buildTargets: string[]
