import { lockOwnUser } from '#accounts/lock_user'
import SavedView from '#accounts/saved_views/saved_view'
import { MaxViews, MaxViewsOfList, messages, type ListLayout } from '#accounts/saved_views/terms'
import type { CurrentUser } from '#core/current_user'
import { UserError } from '#core/errors'
import { transaction } from '#core/transaction'

export interface ViewForm {
  listName: string
  viewName: string
  viewQuery: string
  layout?: ListLayout
  isDefault?: boolean
}

/** Locks the user's row, so that limit, unique names and the single default hold. @throws UserError */
export async function addView(user: CurrentUser, form: ViewForm): Promise<SavedView> {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const views = await SavedView.query({ client: trx }).where('userId', user.id)
    const ofList = views.filter(({ listName }) => listName === form.listName)
    if (ofList.length >= MaxViewsOfList) throw new UserError(messages.tooMany, { field: 'viewName' })
    if (views.length >= MaxViews) throw new UserError(messages.tooManyInAll, { field: 'viewName' })
    return store(new SavedView().useTransaction(trx), ofList, user, form)
  })
}

/** A view cannot move to another list. @throws NotFound @throws UserError for a name that another view has */
export async function changeView(user: CurrentUser, id: number, form: Omit<ViewForm, 'listName'>): Promise<SavedView> {
  return transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const view = await SavedView.owned(trx, user, id)
    const { listName } = view
    const ofList = await SavedView.query({ client: trx }).where({ userId: user.id, listName })
    return store(view, ofList, user, { ...form, listName })
  })
}

async function store(view: SavedView, ofList: SavedView[], user: CurrentUser, form: ViewForm) {
  const others = ofList.filter(({ id }) => id !== view.id)
  const { listName, viewName, viewQuery, layout, isDefault } = form
  if (others.some((other) => other.viewName === viewName))
    throw new UserError(messages.nameTaken, { field: 'viewName' })
  // Before the new default is written: only one row may have the key.
  if (isDefault)
    for (const other of others.filter((one) => one.isDefault)) await other.merge({ defaultKey: null }).save()
  return view
    .merge({
      userId: user.id,
      listName,
      viewName,
      queryText: viewQuery,
      layoutText: layout ? JSON.stringify(layout) : null,
      defaultKey: isDefault ? `${user.id}:${listName}` : null,
    })
    .save()
}

/** @throws NotFound */
export async function removeView(user: CurrentUser, id: number): Promise<void> {
  await transaction(async (trx) => {
    await lockOwnUser(trx, user.id)
    const view = await SavedView.owned(trx, user, id)
    await view.delete()
  })
}
