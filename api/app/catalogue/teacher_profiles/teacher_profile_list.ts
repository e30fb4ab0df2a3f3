import db from '@adonisjs/lucid/services/db'

interface PublicProfile {
  teacherName: string
  school: string
  teacherTitle: string
  introduction: string
  motto: string
  /** The profile's own picture, or else that of the account. */
  avatarUrl: string | null
}

interface StoredProfile extends PublicProfile {
  teacherProfileId: number
  userId: number | null
  userName: string | null
  accountAvatarUrl: string | null
  profileOrder: number
  lockVersion: number
}

export function publicTeacherProfiles(): Promise<PublicProfile[]> {
  return inOrder().select(db.raw('coalesce(profiles.avatar_url, users.avatar_url) as avatarUrl')) as never
}

export function teacherProfileList(): Promise<StoredProfile[]> {
  return inOrder().select(
    'profiles.id as teacherProfileId',
    'profiles.avatar_url as avatarUrl',
    'profiles.profile_order as profileOrder',
    'profiles.lock_version as lockVersion',
    'users.id as userId',
    'users.user_name as userName',
    'users.avatar_url as accountAvatarUrl'
  ) as never
}

function inOrder() {
  return db
    .from('teacher_profiles as profiles')
    .leftJoin('users', (join) => join.on('users.id', 'profiles.user_id').andOnNull('users.deleted_at'))
    .orderBy('profiles.profile_order')
    .orderBy('profiles.id')
    .select('profiles.teacher_name as teacherName', 'profiles.school', 'profiles.teacher_title as teacherTitle')
    .select('profiles.introduction', 'profiles.motto')
}
