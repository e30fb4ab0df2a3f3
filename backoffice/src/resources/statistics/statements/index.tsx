import { AccountBookOutlined } from '@ant-design/icons'
import { Role } from '@zhuxue/api/terms/accounts'
import { lazy } from 'react'
import { MenuGroup, type Definition } from '../../definition'
import { ownStatementsPath, statementsRoot } from '../paths'

const ChannelStatements = lazy(() =>
  import('./PartnerStatements').then(({ ChannelStatements }) => ({ default: ChannelStatements }))
)
const StatementDetail = lazy(() =>
  import('./StatementDetail').then(({ StatementDetail }) => ({ default: StatementDetail }))
)
const MonthStatements = lazy(() =>
  import('./MonthStatements').then(({ MonthStatements }) => ({ default: MonthStatements }))
)

const own = { role: Role.Channel, others: statementsRoot }

export const ownStatements: Definition = {
  resource: {
    name: 'own-statements',
    list: ownStatementsPath,
    meta: { label: '对账单', icon: <AccountBookOutlined />, menu: ['channel'] },
  },
  screens: [
    { path: ownStatementsPath, action: 'list', element: <ChannelStatements />, own },
    { path: `${ownStatementsPath}/:month`, action: 'show', element: <StatementDetail />, own },
  ],
}

export const statements: Definition = {
  resource: {
    name: 'statements',
    list: statementsRoot,
    meta: { label: '渠道对账单', icon: <AccountBookOutlined />, menu: ['admin'], group: MenuGroup.partners },
  },
  screens: [
    { path: statementsRoot, action: 'list', element: <MonthStatements /> },
    { path: `${statementsRoot}/:channelId`, action: 'show', element: <ChannelStatements /> },
    { path: `${statementsRoot}/:channelId/:month`, action: 'show', element: <StatementDetail /> },
  ],
}
