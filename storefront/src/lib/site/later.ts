// Written by the server (preloads.ts) and read by the directive `client:painted`, which every page holds inline: nothing else
// belongs here.

/** What an island or script imports. */
export const importsAttribute = 'imports'
/** A script of this type is not fetched until the directive runs it. */
export const laterType = 'text/after-first-view'
