import { asksFaces, PresenceAlternativeText, VendorFailureRuleText } from '@zhuxue/api/terms/accounts/presence'
import { Tag, type TableColumnsType } from 'antd'
import { dateColumn } from '../../../components/list/columns'
import { LinkButton } from '../../../components/list/LinkButton'
import { SecondaryText } from '../../../components/list/SecondaryText'
import type { PresencePolicy } from '../../../lib/apiTypes'
import { faceText, promptText } from './policyText'

export const policyColumns = (onRenew: (policy: PresencePolicy) => void): TableColumnsType<PresencePolicy> => [
  {
    title: '规则',
    width: 180,
    render: (_, { policyName, version, current, isDefault, courseCount }) => (
      <>
        {policyName}
        <SecondaryText>
          第{version}版 {current && <Tag color="success">现行</Tag>}
          {isDefault && <Tag color="processing">继教课程默认</Tag>}
        </SecondaryText>
        {courseCount > 0 && <SecondaryText>{courseCount} 门课程单独使用</SecondaryText>}
      </>
    ),
  },
  {
    title: '核验',
    width: 230,
    render: (_, policy) => (
      <div style={{ whiteSpace: 'normal' }}>
        {promptText(policy)}
        <SecondaryText>{faceText(policy)}</SecondaryText>
      </div>
    ),
  },
  {
    title: '不使用人脸时',
    width: 160,
    render: (_, policy) =>
      asksFaces(policy) ? (
        <div style={{ whiteSpace: 'normal' }}>
          {PresenceAlternativeText[policy.alternative]}
          {policy.alternativeReason && <SecondaryText>{policy.alternativeReason}</SecondaryText>}
        </div>
      ) : (
        '—'
      ),
  },
  {
    title: '费用估算',
    width: 210,
    render: (_, policy) => (
      <div style={{ whiteSpace: 'normal' }}>
        {policy.estimateText}
        {asksFaces(policy) && (
          <SecondaryText>服务不可用时：{VendorFailureRuleText[policy.onVendorFailure]}</SecondaryText>
        )}
      </div>
    ),
  },
  {
    title: '依据',
    width: 150,
    render: (_, { checkedBy, assessmentRef }) => (
      <div style={{ whiteSpace: 'normal' }}>
        {checkedBy} 核对
        {assessmentRef && <SecondaryText>影响评估 {assessmentRef}</SecondaryText>}
      </div>
    ),
  },
  dateColumn<PresencePolicy>({ title: '保存时间', dataIndex: 'createTime' }),
  {
    title: '操作',
    key: 'actions',
    width: 84,
    fixed: 'right',
    render: (_, policy) =>
      policy.current && (
        <LinkButton aria-label={`新版本 ${policy.policyName}`} onClick={() => onRenew(policy)}>
          新版本
        </LinkButton>
      ),
  },
]
