declare module 'virtual:titles' {
  /** What each entry of the menu is called, by its path. */
  export const titles: Record<string, string>
}
