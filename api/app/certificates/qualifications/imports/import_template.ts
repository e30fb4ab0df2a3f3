import QualificationKind from '#certificates/education_rules/qualification_kind'
import { MaxImportedQualifications, QualificationColumns as titles } from '#certificates/qualifications/imports/terms'
import type { TemplateSheet } from '#core/spreadsheet'

const identifiers: string[] = [titles.idCard, titles.telephone, titles.qualificationNumber]

/** The sheet to be filled in, with the kinds to choose from, and what its columns mean. */
export async function importTemplate(): Promise<TemplateSheet[]> {
  const kinds = await QualificationKind.query().where('active', true).orderBy('id')
  return [
    {
      name: '执业证书',
      columns: Object.values(titles).map((title) => ({
        title,
        width: title === titles.employerName ? 30 : 18,
        format: identifiers.includes(title) ? 'text' : undefined,
      })),
      rows: [],
      lists: { [titles.kind]: kinds.map(({ kindName }) => kindName) },
    },
    {
      name: '填写说明',
      columns: [
        { title: '列', width: 12 },
        { title: '填写方法', width: 70 },
      ],
      rows: [
        [titles.userName, '必填，与学员账号的姓名一致'],
        [`${titles.idCard}、${titles.telephone}`, '至少填写一项，用于找到学员；已设为文本，请勿改为数字'],
        [titles.kind, '必填，从列表中选择'],
        [titles.specialties, '有专业的证书必填，几个专业用顿号隔开，主项写在前面'],
        [titles.qualificationNumber, '可以不填；已设为文本，请勿改为数字'],
        [titles.employerName, '可以不填'],
        [titles.issuedOn, '如 2026-07-01，可以不填'],
        [titles.validFrom, '必填，如 2026-07-01'],
        [titles.validTo, '如 2029-06-30；不填则按学时规则的周期推算'],
        ['其他', `一次最多 ${MaxImportedQualifications} 本；导入后学员会收到消息，可以修改`],
      ],
    },
  ]
}
