/**
 * The oldest browsers in which the shop and the board work. Builds, tests and the sentence for older ones (`docs/product.md`)
 * go by it. Chromium stands for Edge, QQ Browser, UC, WeChat and others that are made of it.
 */
export const oldestBrowsers = { chrome: 90, edge: 90, firefox: 102, ios: 15.4, safari: 15.4 }

/** In the notation of Vite, for scripts and styles. */
export const buildTargets = Object.entries(oldestBrowsers).map(([name, major]) => name + major)
