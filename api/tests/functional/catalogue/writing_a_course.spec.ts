import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { messages } from '#catalogue/terms'
import { FormulasMax, messages as richTextMessages } from '#core/rich_text/schema'
import { Role } from '#core/roles'
import { createUser } from '#tests/factories/accounts'
import { complete, course } from '#tests/factories/catalogue'
import { courseForm, coverUrl, adminClient, storeWithCover } from '#tests/factories/course_admin_client'

test.group('Saving a course', (group) => {
  group.setup(storeWithCover)
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('an admin can write a complete course and read it back', async ({ client, assert }) => {
    const admin = await createUser(Role.Admin)
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, admin)
    const model = await course({ price: 5000 })
    const book = await course({ type: 3 })

    const answer = await adminApi.save(
      courseForm(teacher, {
        courseTags: ['Package', 'MainCert'],
        relatedCourseId: book,
        models: [{ modelCode: model, modelName: '第一部分' }],
        discountRules: [{ ruleCode: '04', discountedPrice: 79.99 }, { ruleCode: '06' }],
        recommended: 1,
      })
    )

    assert.containsSubset(answer.body(), { code: '200', msg: '保存成功', lockVersion: 1 })
    const saved = await adminApi.read(answer.body().courseId)
    assert.containsSubset(saved, {
      courseName: '施工员岗位能力提升',
      courseStatus: 'unpublish',
      coursePrice: 88.5,
      coursePriceOriginal: 100,
      converImgUrl: coverUrl,
      courseTeacher: teacher.user.id,
      courseTags: 'Package,MainCert',
      courseTime: 45.5,
      courseHot: 0,
      recommended: 1,
      relatedCourseId: book,
      discountRules: [
        { ruleCode: '04', discountedPrice: 79.99 },
        { ruleCode: '06', discountedPrice: null },
      ],
    })
    assert.deepEqual(
      saved.models.map((one: Record<string, unknown>) => [one.modelCode, one.modelName]),
      [[model, '第一部分']]
    )
  })

  test('each invalid field has its own message', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const notATeacher = await createUser()
    const wrong: [object, string, string][] = [
      [{ courseName: '' }, 'courseName', '长度在 2 到 1000 个字符'],
      [{ courseName: undefined }, 'courseName', '请输入课程名称'],
      [{ courseName: undefined, courseType: 7 }, 'courseName', '请输入通知标题'],
      [{ courseName: '五个字标题', courseType: 7 }, 'courseName', '长度在 6 到 1000 个字符'],
      [{ courseName: '字'.repeat(1001) }, 'courseName', '长度在 2 到 1000 个字符'],
      [{ converImgUrl: null }, 'converImgUrl', '必须选择封面'],
      [{ converImgUrl: 'https://evil.example/x.png' }, 'converImgUrl', messages.coverNotOurs],
      [{ converImgUrl: '/uploads/image/cover/1/nothing.png' }, 'converImgUrl', messages.coverNotOurs],
      [{ converImgUrl: 'javascript:alert(1)' }, 'converImgUrl', messages.coverNotOurs],
      [{ courseTeacher: null }, 'courseTeacher', '请选择讲课专家'],
      [{ courseTeacher: notATeacher.user.id }, 'courseTeacher', messages.teacherUnknown],
      [{ courseType: 5, requiredCourse: 1 }, 'certSubject', '请选择专业'],
      [{ courseType: 5, certSubject: 'jzgc' }, 'requiredCourse', '请选择是否必修课'],
      [{ courseType: 6 }, 'liveStatus', '请设置直播状态'],
      [{ teachingAddr: '长'.repeat(331) }, 'teachingAddr', '最多只能输入330个字符'],
      [{ teachingType: '长'.repeat(1001) }, 'teachingType', '长度小于1000 个字符'],
      [{ courseType: 3, coursePriceOriginal: null }, 'coursePriceOriginal', '请输入商品价格'],
      [{ courseType: 3, courseName: '六个字的书名', coursePrice: 0 }, 'coursePrice', messages.productPriceRange],
      [{ courseType: 3, coursePriceDiscount: 0 }, 'coursePriceDiscount', messages.discountRange],
      [{ courseType: 3, coursePriceDiscount: 1.1 }, 'coursePriceDiscount', messages.discountRange],
      [{ coursePrice: 1.234 }, 'coursePrice', messages.priceRange],
      [{ coursePrice: -1 }, 'coursePrice', messages.priceRange],
      [{ courseTime: 10_000.1 }, 'courseTime', messages.minutesRange],
      [{ courseTime: 1.25 }, 'courseTime', messages.minutesRange],
      [{ models: [{ modelCode: 999_999, modelName: '无' }] }, 'models', messages.modelUnknown],
      [{ relatedCourseId: 999_999 }, 'relatedCourseId', messages.relatedUnknown],
      [{ discountRules: [{ ruleCode: '04' }] }, 'discountRules.0.discountedPrice', messages.rulePriceNeeded],
      [{ discountRules: [{ ruleCode: '06' }, { ruleCode: '06' }] }, 'discountRules', messages.ruleTwice],
    ]

    for (const [change, field, sentence] of wrong) {
      const { code, errors } = (await adminApi.save(courseForm(teacher, change))).body()
      const fieldMessage = errors?.find((error: { field: string }) => error.field === field)?.msg
      assert.deepEqual([code, fieldMessage], ['error', sentence], JSON.stringify(change).slice(0, 80))
    }
    const [{ total }] = await db.from('courses').count('* as total')
    assert.equal(Number(total), 0)
  })

  test('bodies of the wrong shape are rejected without a failure', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const shapes = [null, [], {}, 'text', 1e308, -0.0001, true, [[]], { $gt: 1 }, '\u0000']
    const fields = Object.keys(courseForm(teacher, { courseId: 1, lockVersion: 1, freightPrice: 1 }))

    for (const field of fields) {
      for (const shape of shapes) {
        const answer = await adminApi.save(courseForm(teacher, { [field]: shape }))
        assert.isBelow(answer.status(), 500, `${field} ${JSON.stringify(shape)}`)
      }
    }
  })

  test('status, hot flag and unknown body fields are ignored', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const other = await createUser(Role.Teacher)
    const adminApi = adminClient(client, teacher)

    const { courseId } = (
      await adminApi.save(
        courseForm(other, {
          courseStatus: 'published',
          course_status: 'published',
          courseHot: 1,
          recommended: 1,
          orderCount: 99,
          courseOrder: 900,
          publishedAt: '2020-01-01',
          publishTime: '2020-01-01',
          createdBy: 1,
          id: 4711,
          teacherId: other.user.id,
          videoId: 'x',
          paperId: 3,
        })
      )
    ).body()

    assert.containsSubset(await db.from('courses').where('id', courseId).first(), {
      course_status: 'unpublish',
      course_hot: 0,
      recommended: 0,
      order_count: 0,
      course_order: 1,
      published_at: null,
      created_by: teacher.user.id,
      teacher_id: teacher.user.id,
      video_id: null,
      paper_id: null,
    })
  })

  test('rich text is sanitized when saved', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const courseDescription = [
      '<p style="position:fixed" onclick="alert(1)" class="x">正文</p>',
      '<script>alert(1)</script><iframe src="https://evil.example"></iframe>',
      '<img src="data:image/svg+xml;base64,AAAA" onerror="alert(1)">',
      '<img src="/uploads/image/editor/202608/1/abcdefghij0123456789.png" alt="图">',
      '<img src="//evil.example/x.png"><img src="http://evil.example/x.png">',
      '<a href="javascript:alert(1)">点</a><a href="https://example.com">外</a>',
      '<svg><animate onbegin="alert(1)"/></svg><form action="/"><input></form>',
    ].join('')

    const { courseId } = (await adminApi.save(courseForm(teacher, { courseDescription }))).body()

    const { course_description: stored } = await db.from('courses').where('id', courseId).first()
    assert.equal(
      stored,
      '<p>正文</p>' +
        '<img src="/uploads/image/editor/202608/1/abcdefghij0123456789.png" alt="图" loading="lazy">' +
        '<a rel="noopener noreferrer nofollow">点</a>' +
        '<a href="https://example.com" rel="noopener noreferrer nofollow">外</a>'
    )
    assert.equal((await adminApi.read(courseId)).courseDescription, stored)
  })

  test('too many formulas are rejected at the text', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const formulas = (count: number) => '<p><span data-formula="x^2"></span></p>'.repeat(count)
    const save = (count: number) => adminApi.save(courseForm(teacher, { courseDescription: formulas(count) }))

    const refused = (await save(FormulasMax + 1)).body()
    assert.equal(refused.code, 'error')
    assert.deepInclude(refused.errors[0], { field: 'courseDescription', msg: richTextMessages.formulasTooMany })
    assert.equal((await save(FormulasMax)).body().code, '200')
  })

  test('a product’s price is its original price times its discount', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const { courseId } = (
      await adminApi.save(
        courseForm(null, {
          courseType: 3,
          courseName: '建造师教材全套',
          coursePriceOriginal: 39.9,
          coursePriceDiscount: 0.85,
          coursePrice: 1,
          freightPrice: 8,
        })
      )
    ).body()

    assert.containsSubset(await adminApi.read(courseId), {
      coursePrice: 33.92,
      coursePriceDiscount: 0.85,
      freightPrice: 8,
    })
  })

  test('a missing price follows the original if both were equal', async ({ client, assert }) => {
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const teacher = await createUser(Role.Teacher)
    const form = (price: object) => courseForm(teacher, { coursePrice: undefined, ...price })

    const { courseId } = (await adminApi.save(form({ coursePriceOriginal: 100 }))).body()
    assert.equal((await adminApi.read(courseId)).coursePrice, 100)
    await adminApi.save(form({ courseId, coursePriceOriginal: 120 }))
    assert.equal((await adminApi.read(courseId)).coursePrice, 120)
    await adminApi.save(form({ courseId, coursePriceOriginal: 120, coursePrice: 90 }))
    await adminApi.save(form({ courseId, coursePriceOriginal: 150 }))
    assert.equal((await adminApi.read(courseId)).coursePrice, 90)
  })

  test('the second of two editors gets a conflict', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const first = adminClient(client, await createUser(Role.Admin))
    const second = adminClient(client, await createUser(Role.Admin))
    const { courseId, lockVersion } = (await first.save(courseForm(teacher))).body()
    const changed = (courseName: string) => courseForm(teacher, { courseId, lockVersion, courseName })

    const won = (await first.save(changed('先保存的名称'))).body()
    const lost = (await second.save(changed('后保存的名称'))).body()

    assert.deepEqual([won.code, won.lockVersion], ['200', lockVersion + 1])
    assert.deepEqual([lost.code, lost.msg], ['conflict', messages.changedByOther])
    assert.equal((await first.read(courseId)).courseName, '先保存的名称')
  })

  test('the price of any published course can be adjusted', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const kinds = [
      { courseType: 5, certSubject: 'jzgc', requiredCourse: 1, courseTime: 45.5 },
      { courseType: 6, liveStatus: 'unstarted' },
      { courseType: 3, courseName: '六个字的书名', freightPrice: 8, coursePriceDiscount: 0.9 },
    ]
    for (const kind of kinds) {
      const { courseId } = (await adminApi.save(courseForm(teacher, kind))).body()
      await db.from('courses').where('id', courseId).increment('course_seconds', 1)
      await adminApi.act('publish', await complete(courseId))
      const { courseTime, lockVersion } = await adminApi.read(courseId)
      const change = { courseId, lockVersion, courseTime, coursePriceOriginal: 120, coursePrice: 99 }
      const adjusted = await adminApi.save(courseForm(teacher, { ...kind, ...change }))

      assert.equal(adjusted.body().msg, messages.saved, `type ${kind.courseType}`)
      assert.equal((await adminApi.read(courseId)).coursePriceOriginal, 120)
    }
  })

  test('an admin can change only prices and order once published', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const { courseId } = (await adminApi.save(courseForm(teacher))).body()
    await adminApi.act('publish', await complete(courseId))
    const form = (change: object) => courseForm(teacher, { courseId, ...change })

    const priced = await adminApi.save(
      form({
        coursePrice: 66,
        courseTags: 'AdditionalCert',
        recommended: true,
        courseOrder: 7,
        discountRules: [{ ruleCode: '05', discountedPrice: 60 }],
      })
    )
    const renamed = await adminApi.save(form({ courseName: '另一个名称' }))
    const described = await adminApi.save(form({ courseDescription: '<p>别的</p>' }))
    const modelled = await adminApi.save(form({ models: [{ modelCode: await course(), modelName: '一' }] }))

    assert.equal(priced.body().code, '200')
    for (const refused of [renamed, described, modelled]) {
      assert.equal(refused.body().msg, messages.onlyUnpublishedEditable)
    }
    assert.containsSubset(await adminApi.read(courseId), {
      courseName: '施工员岗位能力提升',
      coursePrice: 66,
      courseTags: 'AdditionalCert',
      recommended: 1,
      courseOrder: 7,
      discountRules: [{ ruleCode: '05', discountedPrice: 60 }],
    })
  })

  test('a teacher can change only their own unpublished courses', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, teacher)
    const foreign = await course({ status: 'unpublish' })
    const { courseId } = (await adminApi.save(courseForm(null))).body()

    const theirs = await adminApi.save(courseForm(null, { courseId: foreign }))
    const nobodys = await adminApi.save(courseForm(null, { courseId: 999_999 }))
    theirs.assertStatus(404)
    assert.equal(theirs.text(), nobodys.text())

    await adminApi.teach('submit-for-audit', await complete(courseId))
    const waiting = await adminApi.save(courseForm(null, { courseId, coursePrice: 1 }))
    assert.equal(waiting.body().msg, messages.onlyUnpublishedEditable)
  })

  test('the kind of a course cannot change', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const adminApi = adminClient(client, await createUser(Role.Admin))
    const { courseId } = (await adminApi.save(courseForm(teacher))).body()

    const answer = await adminApi.save(courseForm(teacher, { courseId, courseType: 2, courseName: '六个字的问题' }))

    assert.equal(answer.body().msg, messages.typeFixed)
  })

  test('every save writes an audit entry with the changes', async ({ client, assert }) => {
    const teacher = await createUser(Role.Teacher)
    const admin = await createUser(Role.Admin)
    const adminApi = adminClient(client, admin)
    const { courseId } = (await adminApi.save(courseForm(teacher))).body()
    await adminApi.save(courseForm(teacher, { courseId, coursePrice: 77, reason: '暑期优惠' }))

    const entries = await db.from('audit_logs').where('object', `course:${courseId}`).orderBy('id')
    assert.deepEqual(
      entries.map(({ action, actor_id }) => [action, actor_id]),
      [
        ['course.create', admin.user.id],
        ['course.update', admin.user.id],
      ]
    )
    assert.deepEqual(JSON.parse(entries[1].before), { priceFen: 8850 })
    assert.deepEqual(JSON.parse(entries[1].after), { priceFen: 7700 })
    assert.equal(entries[1].reason, '暑期优惠')
  })
})
