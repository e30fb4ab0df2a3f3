import { MoreOutlined } from '@ant-design/icons'
import { PaperType } from '@zhuxue/api/terms/exams'
import { useTranslate } from '@refinedev/core'
import { Button, Dropdown, Skeleton, Tabs } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { FailedNotice } from '../../../components/FailedNotice'
import { Page } from '../../../components/Page'
import { useLeaveGuard } from '../../../components/dialog/unsavedChangesBlockers'
import { useNavigateAfterSave } from '../../../components/dialog/useNavigateAfterSave'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { useRecentObject } from '../../../components/hooks/useRecentObject'
import { ObjectHistory, WhereUsed } from '../../objects/public'
import { useExamPaths } from '../paths'
import { FixedQuestions } from './FixedQuestions'
import { Preview } from './Preview'
import { RulesTab } from './RulesTab'
import { SettingsTab } from './SettingsTab'
import { useDeletion } from './useDeletion'
import type { Paper } from '../../../lib/apiTypes'

/** A paper by its own address, from the lists of papers and from links. */
export function PaperById() {
  const id = Number(useParams().id)
  return <PaperScreen key={id} paperId={id} />
}

/**
 * docs/product.md 11.2: one screen for the papers of courses, chapters and subjects, with their questions, rules,
 * settings and preview.
 */
export function PaperScreen({ paperId: id, back: opener }: { paperId: number; back?: string }) {
  const navigate = useNavigate()
  const navigateAfterSave = useNavigateAfterSave()
  const { paths, of } = useExamPaths()
  const can = useAllowedActions('papers')
  const canSeeHistory = useAllowedActions('audit-logs')('list')
  const translate = useTranslate()
  const [search, setSearch] = useSearchParams()
  const [hasTypedRules, setTypedRules] = useState(false)
  const [hasTypedSettings, setTypedSettings] = useState(false)
  useLeaveGuard(hasTypedRules || hasTypedSettings ? translate('warnWhenUnsavedChanges') : null)
  const { query, data } = useApiQuery('GET /api/admin/papers/:id/questions', {
    params: { id },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const paper = data?.paper
  useRecentObject('paper', paper?.paperName)
  const back = opener ?? (paper?.subjectCode ? paths.subjectPapers : paths.papers)
  const reload = async () => void (await query.refetch())
  const { remove, busy } = useDeletion('papers', () => navigateAfterSave(back))
  if (query.error) {
    return (
      <Page title="试卷" back={back}>
        <FailedNotice error={query.error} missing={{ title: '试卷不存在' }} onRetry={() => void reload()} />
      </Page>
    )
  }

  return (
    <Page
      title={paper?.paperName ?? '试卷'}
      back={back}
      hint={paper && <Hint paper={paper} />}
      extra={
        <>
          {can('scores') && <Button onClick={() => navigate(of('scores', id))}>成绩</Button>}
          <Button onClick={() => navigate(of('analysis', id))}>分析</Button>
          {paper && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: [{ key: 'remove', danger: true, label: removalOf(paper) }],
                onClick: () => void remove(paper),
              }}
            >
              <Button icon={<MoreOutlined />} aria-label="更多" aria-haspopup="menu" loading={busy !== null} />
            </Dropdown>
          )}
        </>
      }
    >
      {!paper ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Tabs
          activeKey={search.get('tab') ?? (paper.drawRules ? 'rules' : 'list')}
          onChange={(tab) => setSearch({ tab }, { replace: true })}
          items={[
            {
              key: 'list',
              label: '固定题目',
              children: <FixedQuestions paper={paper} questions={data.paperQuestions} onChanged={reload} />,
            },
            {
              key: 'rules',
              label: '抽题规则',
              children: <RulesTab paper={paper} banks={data.ruleBanks} onChanged={reload} onDirty={setTypedRules} />,
            },
            {
              key: 'settings',
              label: '考试设置',
              children: <SettingsTab paper={paper} onChanged={reload} onDirty={setTypedSettings} />,
            },
            { key: 'preview', label: '预览', destroyOnHidden: true, children: <Preview paperId={id} /> },
            ...(canSeeHistory
              ? [
                  {
                    key: 'uses',
                    label: '使用情况',
                    destroyOnHidden: true,
                    children: <WhereUsed object={`paper:${id}`} />,
                  },
                  {
                    key: 'history',
                    label: '历史',
                    destroyOnHidden: true,
                    children: <ObjectHistory object={`paper:${id}`} />,
                  },
                ]
              : []),
          ]}
        />
      )}
    </Page>
  )
}

const removalOf = ({ paperType }: Paper) => (paperType === PaperType.Chapter ? '删除练习题' : '删除考题')

function Hint({ paper }: { paper: Paper }) {
  const { viewerRole } = useExamPaths()
  const { courseId, courseName, questionCount } = paper
  return (
    <>
      {questionCount} 道题
      {courseId && courseName && (
        <>
          {' · '}
          <Link to={`/board/${viewerRole}/course-detail/${courseId}`}>{courseName}</Link>
        </>
      )}
    </>
  )
}
