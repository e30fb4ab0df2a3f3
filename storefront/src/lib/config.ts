/** Technical figures of the storefront. Figures with a business meaning live in the terms of the api. */
export const ToastSeconds = 3
/** What the home page shows of each kind. */
export const HomeSlides = 6
export const HomeArticles = 5
export const HomeFreeVideos = 100
export const HomeCourses = 6
/** Live lessons, and textbooks. */
export const HomeRow = 4
export const ListPageSize = 20

/** Where the server side of Astro finds the api: the same process unless API_URL says otherwise. */
export function apiUrl(): string {
  return process.env.API_URL ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`
}

/** Shared by the processes of one installation; without it nothing internal answers. */
export function internalKey(): string {
  return process.env.INTERNAL_KEY ?? ''
}

/** The script that keeps copies for reading offline; null where the operator switched them off (docs/ops/offline.md). */
export function workerAddress(): string | null {
  const isOff = process.env.OFFLINE_COPIES === 'off' || import.meta.env.DEV
  return isOff ? null : '/sw.js'
}

/** Without a trailing slash; used for absolute links. */
export function publicUrl(): string {
  return (process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 3000}`).replace(/\/$/, '')
}
