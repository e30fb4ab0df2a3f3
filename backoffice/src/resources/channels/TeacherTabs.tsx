import { PathTabs } from '../../components/tabs/PathTabs'
import { teacherPaths } from './teacherPaths'

const tabs = { [teacherPaths.accounts]: '讲师账号', [teacherPaths.profiles]: '首页名师介绍' }

export const TeacherTabs = () => <PathTabs paths={tabs} />
