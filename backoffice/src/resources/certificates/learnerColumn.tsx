import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { SecondaryText } from '../../components/list/SecondaryText'
import { userCertPath } from './paths'

interface OfLearner {
  userId: number
  userName: string
  telephone: string | null
}

/** Name and telephone of a learner, with a link to the learner's hours. */
export const learnerColumn = <Row extends OfLearner>(): TableColumnType<Row> => ({
  title: '学员',
  dataIndex: 'userName',
  width: 130,
  render: (name: string, { userId, telephone }) => (
    <>
      <Link to={userCertPath(userId)}>{name}</Link>
      <SecondaryText>{telephone ?? '—'}</SecondaryText>
    </>
  ),
})
