import { SettingOutlined } from '@ant-design/icons'
import { useTranslate } from '@refinedev/core'
import { Button, Skeleton, Tabs } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { FailedNotice } from '../../../components/FailedNotice'
import { Page } from '../../../components/Page'
import { useLeaveGuard } from '../../../components/dialog/unsavedChangesBlockers'
import { useAllowedActions } from '../../../components/hooks/useAllowedActions'
import { useApiQuery } from '../../../components/hooks/useApiQuery'
import { useRecentObject } from '../../../components/hooks/useRecentObject'
import { ObjectHistory, WhereUsed } from '../../objects/public'
import { useExamPaths } from '../paths'
import { FixedQuestions } from './FixedQuestions'
import { PaperDialog } from './PaperDialog'
import { Preview } from './Preview'
import { RulesTab } from './RulesTab'

/** docs/product.md 11.2: the questions of a paper, chosen one by one or drawn by rules, and a preview. */
export function PaperQuestions() {
  const id = Number(useParams().id)
  const navigate = useNavigate()
  const { paths, of } = useExamPaths()
  const can = useAllowedActions('papers')
  const canSeeHistory = useAllowedActions('audit-logs')('list')
  const translate = useTranslate()
  const [isSetting, setSetting] = useState(false)
  const [tab, setTab] = useState<string>()
  const [isDirty, setDirty] = useState(false)
  useLeaveGuard(isDirty ? translate('warnWhenUnsavedChanges') : null)
  const { query, data } = useApiQuery('GET /api/admin/papers/:id/questions', {
    params: { id },
    queryOptions: { retry: false },
    errorNotification: false,
  })
  const paper = data?.paper
  useRecentObject('paper', paper?.paperName)
  const back = paper?.subjectCode ? paths.subjectPapers : paths.papers
  const reload = async () => void (await query.refetch())
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
      hint={paper && `${paper.questionCount} 道题`}
      extra={
        <>
          {can('scores') && <Button onClick={() => navigate(of('scores', id))}>成绩</Button>}
          <Button icon={<SettingOutlined />} disabled={!paper} onClick={() => setSetting(true)}>
            考试设置
          </Button>
        </>
      }
    >
      {!paper ? (
        <Skeleton active paragraph={{ rows: 8 }} />
      ) : (
        <Tabs
          activeKey={tab ?? (paper.drawRules ? 'rules' : 'list')}
          onChange={setTab}
          items={[
            {
              key: 'list',
              label: '固定题目',
              children: <FixedQuestions paper={paper} questions={data.paperQuestions} onChanged={reload} />,
            },
            {
              key: 'rules',
              label: '抽题规则',
              children: <RulesTab paper={paper} banks={data.ruleBanks} onChanged={reload} onDirty={setDirty} />,
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
      {isSetting && paper && (
        <PaperDialog
          resource="papers"
          paper={paper}
          owner={paper}
          onSaved={() => void reload()}
          onClose={() => setSetting(false)}
        />
      )}
    </Page>
  )
}
