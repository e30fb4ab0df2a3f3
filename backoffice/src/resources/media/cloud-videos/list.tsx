import { VideoStatuses } from '@zhuxue/api/terms/media'
import { Input } from 'antd'
import { useState } from 'react'
import { SideDrawer } from '../../../components/dialog/SideDrawer'
import { charactersUpTo } from '../../../components/fields/characters'
import { Select } from '../../../components/fields/Select'
import { FilterBar, type Filter } from '../../../components/list/filter/FilterBar'
import { Page } from '../../../components/Page'
import { PageTable } from '../../../components/list/PageTable'
import { useListing } from '../../../components/list/useListing'
import { ALL } from '../../../providers/data'
import { AssignTabs } from '../../learning/public'
import { WhereUsed } from '../../objects/public'
import { videoColumns } from './columns'
import { useDeletion } from './useDeletion'
import type { CloudVideo } from '../../../lib/apiTypes'

const statuses = [ALL, ...VideoStatuses].map((value) => ({ value, label: value === ALL ? '全部' : value }))

const filters: Filter[] = [
  { name: 'title', label: '标题', field: <Input allowClear placeholder="输入视频标题" count={charactersUpTo(100)} /> },
  { name: 'videoStatus', label: '状态', field: <Select options={statuses} /> },
]

interface VideoFilters {
  title?: string
  videoStatus: string
}
const defaults: VideoFilters = { videoStatus: ALL }

/** docs/product.md 18.5: the uploaded videos; unused ones can be deleted. */
export function CloudVideoList() {
  const { tableProps, filterBar } = useListing<CloudVideo, VideoFilters>({ resource: 'cloud-videos', defaults })
  const deletion = useDeletion()
  const [traced, setTraced] = useState<CloudVideo | null>(null)

  return (
    <Page title="课程分配" tab="云视频">
      <AssignTabs />
      <FilterBar {...filterBar} filters={filters} />
      <PageTable<CloudVideo>
        {...tableProps}
        noun="视频"
        rowKey="videoId"
        columns={videoColumns(deletion, setTraced)}
        scroll={{ x: 1080 }}
      />
      {traced && (
        <SideDrawer title={traced.title} width="min(640px, 100vw)" onClose={() => setTraced(null)}>
          <WhereUsed object={`cloud-video:${traced.videoId}`} />
        </SideDrawer>
      )}
    </Page>
  )
}
