import { TeacherProfileLimit, teacherProfileMessages } from '@zhuxue/api/terms/catalogue/teacher_profiles'
import { App, Form, Input, InputNumber } from 'antd'
import { FormDialog } from '../../../components/dialog/FormDialog'
import { AvatarField } from '../../../components/fields/AvatarField'
import { charactersUpTo } from '../../../components/fields/characters'
import { TeacherSelect } from '../../../components/fields/TeacherSelect'
import { useApiMutation } from '../../../components/hooks/useApiMutation'
import type { TeacherProfile } from '../../../lib/apiTypes'
import { call } from '../../../providers/api'

interface Values {
  teacherName: string
  school?: string
  teacherTitle?: string
  introduction: string
  motto?: string
  avatarUrl?: string | null
  profileOrder: number
  userId?: string | null
}

/** One teacher of the home page; `profile` is null for a new one. */
export function ProfileDialog(props: {
  profile: TeacherProfile | null
  nextOrder: number
  onSaved: () => void
  onClose: () => void
}) {
  const { profile, nextOrder, onSaved, onClose } = props
  const { message } = App.useApp()
  const command = useApiMutation(null, { onUserError: 'inline' })

  const save = async ({ school = '', teacherTitle = '', motto = '', userId, ...values }: Values) => {
    const body = { ...values, school, teacherTitle, motto, userId: userId ? Number(userId) : null }
    const done = await command.run('save', () =>
      profile
        ? call('PUT /api/admin/teacher-profiles/:id', {
            params: { id: profile.teacherProfileId },
            body: { ...body, lockVersion: profile.lockVersion },
          })
        : call('POST /api/admin/teacher-profiles', { body })
    )
    if (!done) return
    message.success(done.msg)
    onSaved()
    onClose()
  }

  return (
    <FormDialog<Values>
      title={profile ? '编辑名师介绍' : '新增名师'}
      okText="保存"
      command={command}
      initialValues={initialValues(profile, nextOrder)}
      onSubmit={save}
      onClose={onClose}
    >
      <Form.Item name="avatarUrl" label="照片" extra="JPG 或 PNG，不超过 500 KB；没有照片时显示讲师账号的照片或姓氏">
        <AvatarField noun="照片" category="image/param" removable />
      </Form.Item>
      <Form.Item
        name="teacherName"
        label="姓名"
        rules={[{ required: true, whitespace: true, message: teacherProfileMessages.teacherName }]}
      >
        <Input count={charactersUpTo(TeacherProfileLimit.teacherName)} />
      </Form.Item>
      <Form.Item name="teacherTitle" label="职称">
        <Input count={charactersUpTo(TeacherProfileLimit.teacherTitle)} placeholder="例如 教授、一级造价工程师" />
      </Form.Item>
      <Form.Item name="school" label="单位">
        <Input count={charactersUpTo(TeacherProfileLimit.school)} />
      </Form.Item>
      <Form.Item name="motto" label="寄语">
        <Input count={charactersUpTo(TeacherProfileLimit.motto)} placeholder="一句话，显示在姓名旁边" />
      </Form.Item>
      <Form.Item
        name="introduction"
        label="介绍"
        rules={[{ required: true, whitespace: true, message: teacherProfileMessages.introduction }]}
      >
        <Input.TextArea rows={4} showCount count={charactersUpTo(TeacherProfileLimit.introduction)} />
      </Form.Item>
      <Form.Item name="userId" label="讲师账号" extra="可以不选；选了以后，没有上传照片时用账号的照片">
        <TeacherSelect placeholder="选择讲师账号" />
      </Form.Item>
      <Form.Item
        name="profileOrder"
        label="顺序"
        extra="小的在前"
        rules={[{ required: true, message: teacherProfileMessages.profileOrder }]}
      >
        <InputNumber min={1} max={999} precision={0} />
      </Form.Item>
    </FormDialog>
  )
}

function initialValues(profile: TeacherProfile | null, nextOrder: number): Partial<Values> {
  if (!profile) return { profileOrder: nextOrder }
  const { teacherName, school, teacherTitle, introduction, motto, avatarUrl, profileOrder, userId } = profile
  return {
    teacherName,
    school,
    teacherTitle,
    introduction,
    motto,
    avatarUrl,
    profileOrder,
    userId: userId === null ? null : String(userId),
  }
}
