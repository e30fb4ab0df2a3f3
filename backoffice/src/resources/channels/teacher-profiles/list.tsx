import { App, Avatar, Button, Space, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { useDeleteConfirmation } from '../../../components/dialog/useDeleteConfirmation'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { LinkButton } from '../../../components/list/LinkButton'
import { PageTable } from '../../../components/list/PageTable'
import { Page } from '../../../components/Page'
import { thumbnail } from '../../../components/thumbnail'
import type { TeacherProfile } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'
import { TeacherTabs } from '../TeacherTabs'
import { ProfileDialog } from './ProfileDialog'

/** docs/product.md 2.12: the teachers that the home page introduces. */
export function TeacherProfileList() {
  const { message } = App.useApp()
  const { query, data } = useApiQuery('GET /api/admin/teacher-profiles', {
    queryOptions: { retry: false, staleTime: 0 },
    errorNotification: false,
  })
  const [edited, setEdited] = useState<TeacherProfile | 'new' | null>(null)
  const ask = useDeleteConfirmation()
  const { run, busy } = useApiMutation(null)
  const profiles = data?.teacherProfiles
  const refetch = () => void query.refetch()

  const remove = ({ teacherProfileId: id, teacherName }: TeacherProfile) =>
    ask({
      title: `删除「${teacherName}」的介绍`,
      content: '首页不再显示这位讲师；讲师账号和课程不受影响。',
      onOk: async () => {
        const done = await run(id, () => call('DELETE /api/admin/teacher-profiles/:id', { params: { id } }))
        if (done) message.success(done.msg)
        refetch()
      },
    })

  return (
    <Page
      title="名师介绍"
      extra={
        <Button type="primary" disabled={!profiles} onClick={() => setEdited('new')}>
          新增名师
        </Button>
      }
    >
      <TeacherTabs />
      <PageTable<TeacherProfile>
        noun="名师介绍"
        unfiltered
        about="首页的“名师介绍”按这里的顺序显示；一位都没有时，首页不显示这一栏。"
        next={<LinkButton onClick={() => setEdited('new')}>介绍第一位讲师</LinkButton>}
        rowKey="teacherProfileId"
        scroll={{ x: 860 }}
        dataSource={profiles}
        loading={query.isPending}
        columns={columnsOf({ busy, onEdit: setEdited, onRemove: remove })}
        pagination={false}
        error={query.error && !data ? query.error : null}
        onRetry={refetch}
      />
      {edited && (
        <ProfileDialog
          profile={edited === 'new' ? null : edited}
          nextOrder={Math.min(999, Math.max(0, ...(profiles ?? []).map(({ profileOrder }) => profileOrder)) + 1)}
          onSaved={refetch}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  )
}

function columnsOf(acts: {
  busy: string | number | null
  onEdit: (profile: TeacherProfile) => void
  onRemove: (profile: TeacherProfile) => void
}): TableColumnsType<TeacherProfile> {
  return [
    { title: '姓名', dataIndex: 'teacherName', width: 110 },
    {
      title: '照片',
      dataIndex: 'avatarUrl',
      width: 64,
      render: (own: string | null, { teacherName, accountAvatarUrl }) => {
        const url = own ?? accountAvatarUrl
        return (
          <Avatar src={url ? thumbnail(url) : undefined} alt="">
            {teacherName.slice(0, 1)}
          </Avatar>
        )
      },
    },
    { title: '职称', dataIndex: 'teacherTitle', render: (title: string) => title || '—' },
    { title: '单位', dataIndex: 'school', render: (school: string) => school || '—' },
    { title: '讲师账号', dataIndex: 'userName', width: 110, render: (name: string | null) => name ?? '—' },
    { title: '顺序', dataIndex: 'profileOrder', width: 64, className: 'numeric' },
    {
      title: '操作',
      key: 'acts',
      width: 120,
      render: (_, profile) => (
        <Space size={16}>
          <LinkButton aria-label={`编辑 ${profile.teacherName}`} onClick={() => acts.onEdit(profile)}>
            编辑
          </LinkButton>
          <LinkButton
            danger
            loading={acts.busy === profile.teacherProfileId}
            aria-label={`删除 ${profile.teacherName}`}
            onClick={() => acts.onRemove(profile)}
          >
            删除
          </LinkButton>
        </Space>
      ),
    },
  ]
}
