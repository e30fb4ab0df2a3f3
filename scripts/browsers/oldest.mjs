/**
 * The oldest supported browsers of storefront and admin. Builds, tests and the message for older ones use them
 * (`docs/product.md`). Chromium also stands for Edge, QQ Browser, UC, WeChat and others based on it.
 */
export const oldestBrowsers = { chrome: 90, edge: 90, firefox: 102, ios: 15.4, safari: 15.4 }

/** In the notation of Vite, for scripts and styles. */
export const buildTargets = Object.entries(oldestBrowsers).map(([name, major]) => name + major)
