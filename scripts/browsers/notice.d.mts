export const oldBrowserText: { title: string; advice: string }

export const replaceOldPage: string
