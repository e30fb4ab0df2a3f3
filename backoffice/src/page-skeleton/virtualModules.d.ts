/** Copied from the admin by the build (`build/firstPaint.ts`). */
declare module 'virtual:known' {
  /** Titles of the menu entries by path. */
  export const titles: Record<string, string>
  export const sessionKey: string
  export { menuKey } from '../pages/menuKey'
}
