// Written by the server (preloads.ts) and read by the directive `client:painted`, which every page holds inline: nothing else
// belongs here.

/** What an island or script imports. */
export const importsAttribute = 'imports'
/** A script of this type is not fetched until the directive runs it. */
export const laterType = 'text/after-first-view'
/** On the root until the first view is painted. */
export const openingAttribute = 'data-opening'
/** After the page itself: a picture that never comes must not keep the buttons away. */
export const mostWaitMs = 3_000
