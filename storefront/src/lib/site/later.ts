// Shared by what the server writes into a page (preloads.ts, opening.ts) and the directive `client:painted`, which every page
// holds inline: nothing else belongs here.

/** What an island or script imports. */
export const importsAttribute = 'imports'
/** A script of this type is not fetched until the directive runs it. */
export const laterType = 'text/after-first-view'
/** On the root until the first view is painted. */
export const openingAttribute = 'data-opening'
/** In milliseconds after the page itself: a picture that never comes must keep neither buttons nor parts of the page away. */
export const mostWaitMs = 3_000
