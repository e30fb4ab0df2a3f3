/** Technical constants of the storefront. Business constants are in the API's constants. */
export const ToastSeconds = 3
/** Number of courses on the home page, by kind. */
export const HomeSlides = 6
export const HomeArticles = 5
export const HomeFreeVideos = 100
export const HomeCourses = 6
/** Live lessons, and textbooks. */
export const HomeRow = 4
export const ListPageSize = 20

/** The URL of the API for the server side of Astro: the same process unless API_URL is set. */
export function apiUrl(): string {
  return process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`
}

/** Shared by the processes of one installation; without it no internal route answers. */
export function internalKey(): string {
  return process.env.INTERNAL_KEY ?? ''
}

/** The service worker for offline copies; null if the operator disabled it (docs/ops/offline.md). */
export function workerAddress(): string | null {
  const isOff = process.env.OFFLINE_COPIES === 'off' || import.meta.env.DEV
  return isOff ? null : '/sw.js'
}

/** Without a trailing slash; used for absolute links. */
export function publicUrl(): string {
  return (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/$/, '')
}
