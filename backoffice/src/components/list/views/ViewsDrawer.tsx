import { sanitizeSavedQuery, messages, ViewNameMax } from '@zhuxue/api/terms/accounts/saved_views'
import { Button, Form, Input, Spin } from 'antd'
import { charactersUpTo } from '../../fields/characters'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../../providers/api'
import { SideDrawer } from '../../dialog/SideDrawer'
import { FailedNotice } from '../../FailedNotice'
import { useApiMutation } from '../../hooks/useApiMutation'
import { useFieldErrors } from '../../hooks/useFieldErrors'
import { ViewRow, type SavedView } from './ViewRow'
import styles from './ViewsDrawer.module.css'
import { isSameSearch } from './isSameSearch'
import { keepLayout, useListLayout } from './useListLayout'
import { useSavedViews } from './useSavedViews'

/**
 * The saved views of a list: the current search can be saved; a view can be opened, renamed, made default or deleted.
 */
export function ViewsDrawer({ list, onClose }: { list: string; onClose: () => void }) {
  const { query, views } = useSavedViews(list)
  const { search, pathname } = useLocation()
  const navigate = useNavigate()

  const open = (view: SavedView) => {
    keepLayout(list, view.layout)
    navigate({ pathname, search: view.viewQuery }, { state: { isExplicit: true } })
    onClose()
  }

  return (
    <SideDrawer isForm title="视图" width="min(440px, 100vw)" onClose={onClose}>
      <SaveView list={list} onSaved={() => query.refetch()} />
      <h2 className={styles.heading}>保存的视图</h2>
      {query.error && (
        <FailedNotice error={query.error} onRetry={() => void query.refetch()}>
          已保存的视图没有受到影响。
        </FailedNotice>
      )}
      {query.isPending && <Spin className={styles.loading} />}
      {views?.length === 0 && <p className={styles.hint}>还没有保存的视图。先查询，再给当前条件起一个名称。</p>}
      <ul className={styles.views}>
        {views?.map((view) => (
          <ViewRow
            key={view.savedViewId}
            list={list}
            view={view}
            isShown={isSameSearch(view.viewQuery, search)}
            onOpen={() => open(view)}
            onChanged={() => query.refetch()}
          />
        ))}
      </ul>
    </SideDrawer>
  )
}

function SaveView({ list, onSaved }: { list: string; onSaved: () => Promise<unknown> }) {
  const { search } = useLocation()
  const layout = useListLayout(list) ?? undefined
  const [form] = Form.useForm<{ viewName: string }>()
  const { run, busy, userError } = useApiMutation(null, { onUserError: 'inline' })
  const formError = useFieldErrors(form, userError)
  const { query: viewQuery, isShortened } = sanitizeSavedQuery(search)

  const save = async ({ viewName }: { viewName: string }) => {
    const body = { listName: list, viewName, viewQuery, layout }
    const saved = await run('save', () => call('POST /api/user/saved-views', { body }), messages.saved)
    if (!saved) return
    // `resetFields` would remount the field, which takes the focus out of the drawer.
    form.setFieldValue('viewName', '')
    await onSaved()
  }

  return (
    <Form form={form} name="saved-view" layout="vertical" onFinish={(values) => void save(values)}>
      <Form.Item
        name="viewName"
        label="把当前的条件和列保存为"
        extra={isShortened && messages.queryShortened}
        rules={[{ required: true, whitespace: true, message: messages.nameRequired }]}
      >
        <Input placeholder="视图名称，例如：本周待发货" count={charactersUpTo(ViewNameMax)} showCount />
      </Form.Item>
      {formError && <p role="alert">{formError.message}</p>}
      <Button type="primary" htmlType="submit" loading={busy !== null}>
        保存视图
      </Button>
    </Form>
  )
}
