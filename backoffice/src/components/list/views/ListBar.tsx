import { Button } from 'antd'
import { Suspense, useEffect, useEffectEvent, useRef, useState, lazy } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isCurrentPath } from '../../../lib/isCurrentPath'
import type { ColumnLike } from './arrangeColumns'
import styles from './ListBar.module.css'
import { isSameSearch } from './isSameSearch'
import { keepLayout, useListLayout } from './useListLayout'
import { useSavedViews } from './useSavedViews'

/** Saved views and columns of a list; their drawers are loaded on demand. */
export function ListBar({ list, columns }: { list: string; columns: readonly ColumnLike[] }) {
  const [open, setOpen] = useState<'views' | 'columns' | null>(null)
  const { search } = useLocation()
  const { views } = useSavedViews(list)
  useDefaultView(list, views)
  const shown = views?.find(({ viewQuery }) => isSameSearch(viewQuery, search))
  const close = () => setOpen(null)

  return (
    <div className={styles.bar} role="group" aria-label="列表设置">
      {views && views.length > 0 && <ViewTabs list={list} views={views} shown={shown} />}
      <Button aria-haspopup="dialog" onClick={() => setOpen('views')}>
        {shown ? `视图：${shown.viewName}` : '视图'}
      </Button>
      <Button aria-haspopup="dialog" onClick={() => setOpen('columns')}>
        列与行高
      </Button>
      <Suspense fallback={null}>
        {open === 'views' && <OnDemand part="views" list={list} onClose={close} />}
        {open === 'columns' && <OnDemand part="columns" list={list} columns={columns} onClose={close} />}
      </Suspense>
    </div>
  )
}

type Views = ReturnType<typeof useSavedViews>['views']
type View = NonNullable<Views>[number]

/** The saved views, each one press away; managing them stays in the drawer. */
function ViewTabs({ list, views, shown }: { list: string; views: View[]; shown?: View }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const show = (viewQuery: string, layout: View['layout'] | undefined) => {
    if (layout !== undefined) keepLayout(list, layout)
    navigate({ pathname, search: viewQuery }, { state: { isExplicit: true } })
  }
  const tab = (name: string, isShown: boolean, onShow: () => void) => (
    <Button key={name} type={isShown ? 'primary' : 'text'} ghost={isShown} aria-pressed={isShown} onClick={onShow}>
      {name}
    </Button>
  )
  return (
    <div className={styles.views} role="group" aria-label="保存的视图">
      {tab('默认条件', !shown && isSameSearch('', search), () => show('', undefined))}
      {views.map((view) => tab(view.viewName, view === shown, () => show(view.viewQuery, view.layout)))}
    </div>
  )
}

/** A list opened without a search shows the default view once; resetting shows the plain list. */
function useDefaultView(list: string, views: Views) {
  const { search, pathname, hash, state } = useLocation()
  const navigate = useNavigate()
  const layout = useListLayout(list)
  const looked = useRef(false)
  const openDefault = useEffectEvent(() => {
    if (looked.current || !views) return
    looked.current = true
    const view = views.find(({ isDefault }) => isDefault)
    const isAsked = search || state?.isExplicit || document.activeElement?.closest('form')
    if (!view || isAsked || !isCurrentPath(pathname)) return
    if (!layout) keepLayout(list, view.layout)
    navigate({ pathname, hash, search: view.viewQuery }, { replace: true, state: { isExplicit: true } })
  })
  useEffect(() => openDefault(), [views])
}

const OnDemand = lazy(() => import('./OnDemand'))
