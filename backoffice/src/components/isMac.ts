/** Whether shortcuts use ⌘ instead of Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '')
