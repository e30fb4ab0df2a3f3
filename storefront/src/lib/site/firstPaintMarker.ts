import { maxWaitMs, openingAttribute } from './openingLimits'

/**
 * Runs in the head of a page whose parts below the first screen wait until that is painted (`afterPaintDirective.ts`). The mark
 * goes by itself too, so that they never depend on another script.
 */
export const markFirstPaintPending = `{const d=document.documentElement,n='${openingAttribute}';d.setAttribute(n,'');setTimeout(()=>d.removeAttribute(n),${maxWaitMs})}`
