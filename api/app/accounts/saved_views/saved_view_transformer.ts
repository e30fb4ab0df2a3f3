import type SavedView from '#accounts/saved_views/saved_view'
import type { ListLayout } from '#accounts/saved_views/terms'

export function toSavedView(view: SavedView) {
  return {
    savedViewId: view.id,
    viewName: view.viewName,
    viewQuery: view.queryText,
    layout: view.layoutText ? (JSON.parse(view.layoutText) as ListLayout) : null,
    isDefault: view.isDefault,
  }
}
