/** Whether shortcuts are typed with ⌘ instead of Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')
