import { PathTabs } from '../../../components/tabs/PathTabs'
import { peoplePaths } from '../paths'

const tabs = { [peoplePaths.users]: '用户', [peoplePaths.logs]: '登录日志' }

/** docs/product.md 13.8: tabs of user management: users and login log. */
export const PeopleTabs = () => <PathTabs paths={tabs} />
