import QualificationKind from '#certificates/education_rules/qualification_kind'

export default class KindsController {
  async index() {
    const kinds = await QualificationKind.query().where('active', true).orderBy('id')
    return {
      kinds: kinds.map((kind) => ({
        kindCode: kind.code,
        kindName: kind.kindName,
        specialties: kind.specialtyList.map(({ code, name }) => ({ code, name })),
        manySpecialties: kind.manySpecialties,
      })),
    }
  }
}
