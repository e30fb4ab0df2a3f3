import { PathTabs } from '../../../components/tabs/PathTabs'
import { peoplePaths } from '../paths'

const tabs = { [peoplePaths.users]: '用户', [peoplePaths.logs]: '登录日志' }

/** docs/product.md 13.8: user management has a tab for the users and one for the login log. */
export const PeopleTabs = () => <PathTabs paths={tabs} />
