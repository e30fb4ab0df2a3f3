/** What the build copies out of the board (`build/firstPaint.ts`). */
declare module 'virtual:known' {
  /** What each entry of the menu is called, by its path. */
  export const titles: Record<string, string>
  export { tokenStorageKey } from '../providers/tokenStorageKey'
  export { menuKey } from '../pages/menuKey'
}
