import { sanitizeSavedQuery, messages, ViewNameMax } from '@zhuxue/api/terms/accounts/saved_views'
import { Button, Input, Tag } from 'antd'
import { charactersUpTo } from '../../fields/characters'
import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Response } from '../../../lib/calls'
import { call } from '../../../providers/api'
import { useDeleteConfirmation } from '../../dialog/useDeleteConfirmation'
import { useApiMutation } from '../../hooks/useApiMutation'
import { LinkButton } from '../LinkButton'
import styles from './ViewsDrawer.module.css'
import { useListLayout } from './useListLayout'

export type SavedView = Response<'GET /api/user/saved-views'>['savedViews'][number]

interface Props {
  list: string
  view: SavedView
  /** The view equals the current search. */
  isShown: boolean
  onOpen: () => void
  onChanged: () => Promise<unknown>
}

export function ViewRow({ list, view, isShown, onOpen, onChanged }: Props) {
  const { savedViewId: id, viewName, viewQuery, isDefault } = view
  const { search } = useLocation()
  const layout = useListLayout(list)
  const [isRenaming, setRenaming] = useState(false)
  const { run, busy } = useApiMutation(null)
  const confirmDeletion = useDeleteConfirmation()

  const change = async (some: Partial<SavedView>) => {
    const next = { viewName, viewQuery, isDefault, layout: view.layout, ...some }
    const body = { ...next, layout: next.layout ?? undefined }
    const changed = await run(id, () => call('PUT /api/user/saved-views/:id', { params: { id }, body }), messages.saved)
    if (changed) await onChanged()
    return Boolean(changed)
  }
  const remove = () =>
    confirmDeletion({
      title: `确定要删除视图「${viewName}」吗？`,
      content: '只删除这个视图，列表中的数据不受影响。',
      onOk: async () => {
        const params = { id }
        const gone = await run(id, () => call('DELETE /api/user/saved-views/:id', { params }), messages.deleted)
        if (gone) await onChanged()
      },
    })
  const takeCurrent = () => change({ viewQuery: sanitizeSavedQuery(search).query, layout })

  if (isRenaming)
    return (
      <li className={styles.view}>
        <Rename
          name={viewName}
          onCancel={() => setRenaming(false)}
          onRename={async (to) => (await change({ viewName: to })) && setRenaming(false)}
        />
      </li>
    )

  return (
    <li className={styles.view} aria-busy={busy !== null}>
      <div className={styles.title}>
        <Button type="link" className={styles.open} onClick={onOpen}>
          {viewName}
        </Button>
        {isShown && <Tag color="blue">当前</Tag>}
        {isDefault && <Tag>默认</Tag>}
      </div>
      <div className={styles.commands}>
        <LinkButton
          aria-label={`${isDefault ? '取消默认' : '设为默认'} ${viewName}`}
          onClick={() => void change({ isDefault: !isDefault })}
        >
          {isDefault ? '取消默认' : '设为默认'}
        </LinkButton>
        <LinkButton aria-label={`改为当前条件 ${viewName}`} onClick={() => void takeCurrent()}>
          改为当前条件
        </LinkButton>
        <LinkButton aria-label={`重命名 ${viewName}`} onClick={() => setRenaming(true)}>
          重命名
        </LinkButton>
        <LinkButton danger aria-label={`删除 ${viewName}`} onClick={remove}>
          删除
        </LinkButton>
      </div>
    </li>
  )
}

function Rename(props: { name: string; onRename: (to: string) => Promise<unknown>; onCancel: () => void }) {
  const [name, setName] = useState(props.name)
  const typed = name.trim()
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed) void props.onRename(typed)
      }}
    >
      <Input
        autoFocus
        aria-label={`${props.name} 的新名称`}
        value={name}
        count={charactersUpTo(ViewNameMax)}
        status={typed ? undefined : 'error'}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="primary" htmlType="submit" disabled={!typed}>
        保存
      </Button>
      <Button onClick={props.onCancel}>取消</Button>
    </form>
  )
}
