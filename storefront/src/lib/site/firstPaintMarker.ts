import { maxWaitMs, openingAttribute } from './openingLimits'

/**
 * Runs in the head of a page whose parts below the first screen wait for its first paint (`afterPaintDirective.ts`).
 * The attribute is also removed after a timeout, so that they never depend on another script.
 */
export const markFirstPaintPending = `{const d=document.documentElement,n='${openingAttribute}';d.setAttribute(n,'');setTimeout(()=>d.removeAttribute(n),${maxWaitMs})}`
