/** One piece of code, loaded when the first of them is shown: each piece more splits what all lists load. */
export { FilterChips } from '../FilterChips'
export { ColumnsDrawer } from './ColumnsDrawer'
export { ViewsDrawer } from './ViewsDrawer'
