import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import PresenceCheck from '#accounts/presence/presence_check'
import { agree } from '#accounts/presence/presence_consent'
import { PresenceConsent } from '#accounts/presence/terms'
import { scopes } from '#core/http/service_keys/scopes'
import { Role } from '#core/roles'
import { noProgress } from '#transfer/runs/progress'
import { ImportState } from '#transfer/terms'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { now, toStored } from '#core/time'
import WebhookEvent from '#partners/webhook_event'
import { createSecret, sealSecret } from '#partners/webhook_secret'
import { createUser, newSessionOf, type CreatedUser } from '#tests/factories/accounts'
import { introduction } from '#tests/factories/catalogue'
import { eduLog, hourUpload, registryDifference } from '#tests/factories/certificates'
import { memberOf, organisationOf } from '#tests/factories/organisations'
import { presencePolicy } from '#tests/factories/presence'
import { constructorKind, educationRule } from '#tests/factories/qualifications'
import { createEntitlement } from '#tests/factories/learning'
import { keyOf } from '#tests/functional/partners/key_fixture'
import { createExamFixture, type ExamStaffFixture } from '#tests/functional/authorisation/exam_fixture'
import { createExamMatrixFixture, type ExamMatrixFixture } from '#tests/functional/authorisation/exam_matrix'
import { issueOf, uploadedCertificate } from '#tests/factories/issues'
import { staffActors, type Actor, type StaffActor } from '#tests/functional/authorisation/route_table'

/**
 * A fixture in which each object exists and belongs to `user`, or to `teacher` where teachers own objects; for the
 * other actors it belongs to another user.
 */
export interface MatrixFixture extends ExamMatrixFixture {
  tokens: Record<Actor, string | undefined>
  tokensWithoutStep: Record<StaffActor, string>
  people: Record<Exclude<Actor, 'visitor'>, CreatedUser>
  courseId: number
  draftId: number
  otherDraftId: number
  liveDraftId: number
  liveCourseId: number
  /** Granted to `user` by a redeem code. */
  cooperativeCourseId: number
  chapterId: number
  draftChapterId: number
  videoId: string
  unusedVideoId: string
  begunVideoIds: string[]
  synonymGroupId: number
  teacherProfileId: number
  serviceAccountId: number
  serviceKeyId: number
  /** Of another account; waits for an admin. */
  pendingKeyId: number
  /** Of the service account; its address is refused. */
  webhookEndpointId: number
  webhookId: string
  /** With all scopes, of `user`. */
  serviceKey: string
  addressId: number
  noteId: number
  savedViewId: number
  cartItemId: number
  qualificationId: number
  educationCycleId: number
  qualificationKindId: number
  /** Another version of the rule of the cycle. */
  otherRuleId: number
  outsideHoursId: number
  /** Verified and owned by `user`, with another member. */
  organisationId: number
  pendingOrganisationId: number
  organisationMemberId: number
  organisationGoalId: number
  /** Of `user`: an invitation, and a membership with an offer to become owner. */
  invitationId: number
  membershipId: number
  orderNo: string
  paidOrderNo: string
  paidItemId: number
  /** An item with quantity two of the paid order; one seat is pending, the other is free. */
  seatItemId: number
  seatId: number
  freeCourseId: number
  exclusiveCode: string
  channelId: number
  coursePlayId: string
  playSessionId: number
  certifyId: string
  presencePolicyId: number
  /** An open face check of `user`. */
  presenceCheckId: number
  commentId: number
  /** A paid order with a parcel and an invoice to be issued. */
  parcelOrderNo: string
  refundRequestId: number
  invoiceId: number
  /** A late payment of a closed order, and a failed refund. */
  exceptionId: number
  failedRefundId: number
  /** Of the paid order, with a slip. */
  bankTransferId: number
  /** Two lines without an order. */
  orphanLineIds: [number, number]
  /** Issued before its order was partly refunded. */
  reversibleInvoiceId: number
  redInvoiceId: number
  invoiceFileId: number
  /** A course granted to `user` by an admin, and its redeem code. */
  giftId: number
  liveCodeId: number
  /** A certificate of `user` and the study record of one course. */
  certificateId: number
  courseEduLogId: number
  /** One per actor. */
  passkeyIds: Partial<Record<Actor, number>>
  /** One upload confirmed by the registry and one rejected by it. */
  confirmedUploadId: number
  refusedUploadId: number
  /** An upload in the registry that is unknown to us. */
  registryDifferenceId: number
  examFixture: ExamStaffFixture
  /** An unreviewed anomaly of any user. */
  anomalyId: number
  /** Exports of `admin`: one waiting, one with a file. */
  importIds: Partial<Record<ImportState, number>>
  waitingExportId: number
  doneExportId: number
  /** A certificate that may be printed, and one that has a valid print. */
  printableId: number
  issueId: number
  issueNo: string
  foreignCertificateId: number
}

export async function createMatrixFixture(): Promise<MatrixFixture> {
  const people = {
    user: await createUser(),
    other_user: await createUser(),
    teacher: await createUser(Role.Teacher),
    other_teacher: await createUser(Role.Teacher),
    channel: await createUser(Role.Channel),
    auditor: await createUser(Role.Auditor),
    admin: await createUser(Role.Admin),
  }
  const tokens = {
    visitor: undefined,
    ...Object.fromEntries(Object.entries(people).map(([actor, { token }]) => [actor, token])),
  } as MatrixFixture['tokens']

  const tokensWithoutStep = {} as MatrixFixture['tokensWithoutStep']
  for (const actor of staffActors) tokensWithoutStep[actor] = await newSessionOf(people[actor])

  return { tokens, tokensWithoutStep, people, ...(await makeThings(people)) }
}

async function makeThings(people: MatrixFixture['people']) {
  const at = toStored(now())
  const stamps = { created_at: at, updated_at: at }
  const insert = async (table: string, row: object) => {
    const [id] = await db.table(table).insert({ ...row, ...stamps })
    return Number(id)
  }
  const course = (row: object) =>
    insert('courses', {
      course_name: '权限测试课程',
      folded_name: '权限测试课程',
      syllables: 'quan xian ce shi ke cheng',
      course_type: 1,
      course_status: 'published',
      price_fen: 10_000,
      original_price_fen: 12_000,
      cover_url: '/uploads/image/cover/x.jpg',
      teacher_id: people.teacher.user.id,
      published_at: at,
      ...row,
    })
  // Needs no consent, so other calls of the table are not affected.
  await db
    .table('legal_texts')
    .insert({
      kind: 'licence',
      number: 1,
      content: '<p>营业执照</p>',
      changes: '首次公示',
      is_major: true,
      user_id: people.admin.user.id,
      created_at: at,
    })
  const synonymGroupId = await insert('synonym_groups', {})
  const teacherProfileId = await insert('teacher_profiles', {
    teacher_name: '王老师',
    school: '单位',
    teacher_title: '教授',
    introduction: '介绍',
    motto: '寄语',
    profile_order: 1,
    created_at: at,
  })
  const partner = await keyOf(people.user, { scopes })
  const pending = await keyOf(people.user, { scopes: ['payments:read'], facts: { approvedAt: null } })
  // A video that exists in the local driver, so it can be played.
  const videoId = 'demo-costing'
  await insert('videos', { video_id: videoId, title: '视频', seconds: 60, status: 'normal' })
  const begunVideoIds = ['begun-video-1', 'begun-video-2']
  for (const begun of begunVideoIds) {
    await insert('videos', { video_id: begun, title: '视频', status: 'uploading', created_by: people.teacher.user.id })
  }

  const courseId = await course({})
  const freeCourseId = await course({ price_fen: 0, original_price_fen: 0 })
  const unusedVideoId = 'unused-video'
  await insert('videos', { video_id: unusedVideoId, title: '视频', seconds: 60, status: 'normal' })
  const draft = { course_status: 'unpublish', published_at: null }
  const draftId = await course({ ...draft, course_description: introduction, video_id: videoId })
  const liveDraftId = await course({ ...draft, course_type: 6, live_stream: 'worldstream' })
  const liveCourseId = await course({ course_type: 6, live_status: 'started', live_stream: 'worldstreamon' })
  const otherDraftId = await course({ course_status: 'unpublish', published_at: null })
  const chapter = (course_id: number) =>
    insert('chapters', {
      course_id,
      chapter_title: '第一章',
      chapter_order: 1,
      video_id: videoId,
      video_seconds: 60,
      chapter_status: 'published',
      handout_key: 'handout/202601/1/abcdefghij0123456789.pdf',
      handout_name: '讲义.pdf',
      handout_size: 10,
    })
  const chapterId = await chapter(courseId)
  const draftChapterId = await chapter(draftId)
  await chapter(freeCourseId)

  const owner = people.user.user.id
  const order = (order_no: string, row: object) =>
    insert('orders', {
      order_no,
      user_id: owner,
      order_name: '权限测试课程',
      order_type: 'single',
      order_status: 1,
      ware_fen: 10_000,
      freight_fen: 0,
      amount_fen: 10_000,
      quote: '{}',
      awaits_shipment: true,
      expires_at: toStored(now().plus({ minutes: 30 })),
      ...row,
    })
  const number = String(owner).padStart(8, '0')
  const orderNo = `260101000000${number}`
  const paidOrderNo = `260102000000${number}`
  const orderId = await order(orderNo, {})
  const paidId = await order(paidOrderNo, { order_status: 2, paid_at: at, order_type: 'package' })
  const item = async (order_id: number, facts = {}) => {
    const [id] = await db
      .table('order_items')
      .insert({
        order_id,
        course_id: courseId,
        item_name: '权限测试课程',
        course_type: 1,
        course_count: 1,
        unit_fen: 10_000,
        base_fen: 10_000,
        amount_fen: 10_000,
        ...facts,
      })
    return Number(id)
  }
  await item(orderId)
  const paidItemId = await item(paidId)
  const paidOnce = { order_status: 2, paid_at: at }
  const parcelOrderNo = `260103000000${number}`
  const parcelId = await order(parcelOrderNo, paidOnce)
  await item(parcelId, { course_type: 3 })
  const refundedId = await order(`260104000000${number}`, { ...paidOnce, refunded_fen: 1_000 })
  await item(refundedId)
  const invoice = (order_id: number, row: object) =>
    insert('invoices', {
      order_id,
      user_id: owner,
      invoice_type: 1,
      payer_type: 1,
      payer_name: '测试人员',
      mailing_name: '测试人员',
      mailing_telephone: '13900000000',
      payer_email: 'invoice@example.com',
      amount_fen: 10_000,
      requested_at: at,
      ...row,
    })
  const sent = { invoice_status: 2, sent_at: at, needs_reversal_at: at }
  const seatItemId = await item(paidId, { course_id: freeCourseId, course_count: 2, position: 1 })
  const seatId = await insert('user_courses', {
    course_id: freeCourseId,
    telephone: '13911116666',
    source: 'assignment',
    order_id: paidId,
    order_item_id: seatItemId,
    seat_no: 1,
    grant_key: `world-seat:${owner}`,
    user_course_status: 'valid',
  })
  const coursePlayId = `world-session-${owner}`
  const opened = { opened_at: at, last_beat_at: at, video_id: videoId }
  const [playSessionId] = await db
    .table('play_sessions')
    .insert({
      public_id: coursePlayId,
      user_id: owner,
      course_id: courseId,
      chapter_id: chapterId,
      active_key: owner,
      ...opened,
    })
  await db.table('params').insert({ name: 'demoLoaded', value: '1' })
  await insert('user_courses', {
    course_id: courseId,
    user_id: owner,
    source: 'order',
    order_id: paidId,
    order_item_id: paidItemId,
    grant_key: `world:${owner}`,
    user_course_status: 'valid',
    expires_on: now().plus({ days: 300 }).toISODate(),
  })

  const giftId = await insert('user_courses', {
    course_id: freeCourseId,
    user_id: owner,
    source: 'admin',
    grant_key: `world-gift:${owner}`,
    user_course_status: 'valid',
    expires_on: now().plus({ days: 300 }).toISODate(),
  })
  const [liveCodeId] = await db
    .table('live_codes')
    .insert({ code: 'WORLDCODE1', course_id: freeCourseId, user_course_id: giftId, created_at: at })

  const certifyId = `world-check-${owner}`
  const faceCheckId = await insert('face_checks', {
    user_id: owner,
    certify_id: certifyId,
    outer_order_no: certifyId,
    provider: 'local',
    user_name: '测试人员',
    id_card_index: 'x',
    state: 'passed',
    expires_at: at,
  })

  const payment = (order_id: number, row: object) =>
    insert('payments', { order_id, provider: 'local', amount_fen: 10_000, expires_at: at, ...row })
  const paidKey = { paid_key: paidId, status: 'paid', transaction_id: `4200${number}` }
  const paymentId = await payment(paidId, { merchant_no: `${paidOrderNo}_1`, ...paidKey })
  const lateOrderId = await order(`260105000000${number}`, { order_status: 3 })
  await item(lateOrderId)
  const lateNo = { merchant_no: `260105000000${number}_1`, status: 'closed' }
  const exceptionId = await insert('payment_exceptions', {
    kind: 'late',
    order_id: lateOrderId,
    payment_id: await payment(lateOrderId, lateNo),
    transaction_id: `4201${number}`,
    provider: 'local',
    amount_fen: 10_000,
    status: 'open',
  })
  const failedRefundId = await insert('refunds', {
    payment_id: paymentId,
    merchant_no: `${paidOrderNo}_1`,
    refund_no: `R${paidOrderNo}_0`,
    provider: 'local',
    amount_fen: 1,
    total_fen: 10_000,
    reason: '测试',
    status: 'failed',
  })
  await db
    .table('refund_lines')
    .insert({
      refund_id: failedRefundId,
      order_item_id: paidItemId,
      copies: 0,
      amount_fen: 0,
      goods_return: 'not-returned',
    })
  const [bankTransferId] = await db
    .table('bank_transfers')
    .insert({
      order_id: paidId,
      code: '31682057',
      slip_key: `slip/202601/${owner}/abcdefghij0123456789.pdf`,
      slip_at: at,
      created_at: at,
    })
  const [statementId] = await db
    .table('bank_statements')
    .insert({ file_name: '流水.csv', columns: '{}', imported_by: people.admin.user.id, created_at: at })
  const orphanLine = (bank_serial: string) =>
    insert('bank_lines', {
      statement_id: statementId,
      bank_serial,
      state: 'orphan',
      amount_fen: 100,
      payer_name: '某公司',
      payer_account: '****1234',
      remark: '',
      booked_at: at,
    })
  const orphanLineIds = [await orphanLine('orphan-1'), await orphanLine('orphan-2')] as [number, number]
  const refundRequestId = await insert('refund_requests', {
    order_id: parcelId,
    open_order_id: parcelId,
    reason: '书寄重了',
    status: 'waiting',
  })
  await db.table('reconciled_days').insert({ day: '2026-01-02', provider: 'local', status: 'done', created_at: at })

  const exclusiveCode = `W${String(owner).padStart(5, '0')}`
  const channelId = await insert('channels', {
    user_id: people.channel.user.id,
    exclusive_code: exclusiveCode,
    discount_bp: 9500,
    kind: 'general',
  })
  const passkeyIds: MatrixFixture['passkeyIds'] = {}
  for (const [actor, { user }] of Object.entries(people)) {
    passkeyIds[actor as Actor] = await insert('passkeys', {
      user_id: user.id,
      name: '办公室',
      credential_id: actor,
      credential_key: actor,
      public_key: '',
    })
  }

  const webhookEndpointId = await insert('webhook_endpoints', {
    service_account_id: partner.account.id,
    url: 'https://127.0.0.1/hook',
    event_types: '["order.paid"]',
    secret_cipher: sealSecret(createSecret()),
  })
  const webhookId = 'msg_matrix'
  const webhookEvent = await WebhookEvent.create({
    serviceAccountId: partner.account.id,
    publicId: webhookId,
    eventType: 'order.paid',
    subject: 'order:1',
    payload: '{}',
    position: 1,
  })
  await insert('webhook_deliveries', {
    webhook_event_id: webhookEvent.id,
    webhook_endpoint_id: webhookEndpointId,
    state: 'delivered',
    delivered_at: at,
    attempts: 1,
  })
  await partner.account.merge({ lastPosition: 1 }).save()
  const invoiceId = await invoice(parcelId, { invoice_status: 1 })
  return {
    courseId,
    freeCourseId,
    draftId,
    otherDraftId,
    liveDraftId,
    liveCourseId,
    cooperativeCourseId: await cooperativeCourse(owner, await course({ cert_subject: 'jdgc' })),
    chapterId,
    draftChapterId,
    videoId,
    unusedVideoId,
    begunVideoIds,
    synonymGroupId,
    teacherProfileId,
    serviceAccountId: partner.account.id,
    serviceKeyId: partner.stored.id,
    pendingKeyId: pending.stored.id,
    serviceKey: partner.key,
    webhookEndpointId,
    webhookId,
    orderNo,
    paidOrderNo,
    paidItemId,
    seatItemId,
    seatId,
    exclusiveCode,
    channelId,
    coursePlayId,
    playSessionId,
    certifyId,
    ...(await openPresenceCheck(owner, { courseId, faceCheckId })),
    giftId,
    liveCodeId: Number(liveCodeId),
    passkeyIds,
    ...(await hoursOf(owner, courseId)),
    registryDifferenceId: await registryDifference('2026-01-02'),
    examFixture: await createExamFixture(owner, {
      courseId: await course(draft),
      otherCourseId: await course(draft),
      teacherId: people.teacher.user.id,
    }),
    anomalyId: await insert('anomalies', {
      kind: 'correction',
      anomaly_key: 'correction:1',
      user_id: owner,
      evidence: '[]',
      happened_at: at,
      status: 'open',
    }),
    ...(await createExamMatrixFixture(owner, { courseId, chapterId })),
    ...(await printOf(owner)),
    parcelOrderNo,
    refundRequestId,
    exceptionId,
    failedRefundId,
    bankTransferId: Number(bankTransferId),
    orphanLineIds,
    invoiceId,
    invoiceFileId: await invoiceFile(invoiceId, people.admin.user.id),
    reversibleInvoiceId: await invoice(refundedId, sent),
    redInvoiceId: await redInvoice(await invoice(refundedId, { ...sent, reversed_at: at }), people.admin.user.id),
    noteId: await insert('chapter_notes', {
      user_id: owner,
      course_id: courseId,
      chapter_id: chapterId,
      position_seconds: 30,
      note_text: '工程量清单由招标人编制',
      revision: 1,
    }),
    savedViewId: await insert('saved_views', {
      user_id: people.admin.user.id,
      list_name: 'orders',
      view_name: '本月订单',
      query_text: 'toShip=true',
    }),
    addressId: await insert('addresses', {
      user_id: owner,
      name: '测试',
      telephone: '13900000000',
      province_code: '370000',
      city_code: '370100',
      area_code: '370102',
      province: '山东省',
      city: '济南市',
      area: '历下区',
      address: '经十路1号',
    }),
    ...(await exportsOf(people.admin.user.id)),
    importIds: await importsOf(people.admin.user.id),
    ...(await qualificationOf(owner)),
    ...(await organisationsOf(people.user.user)),
    commentId: await insert('comments', {
      course_id: courseId,
      user_id: owner,
      comment_content: '讲得很清楚',
      comment_status: 1,
    }),
    cartItemId: await insert('cart_items', { user_id: owner, course_id: courseId, slot: 1, course_count: 1 }),
  }
}

/** With a cycle and hours of another provider. */
async function qualificationOf(userId: number) {
  const created = { created_at: toStored(now()) }
  const kindId = await constructorKind()
  const { id: ruleId } = await db.from('education_rules').where('qualification_kind_id', kindId).firstOrFail()
  const [qualificationId] = await db
    .table('qualifications')
    .insert({
      user_id: userId,
      qualification_kind_id: kindId,
      valid_from: '2025-01-01',
      valid_to: '2027-12-31',
      ...created,
    })
  await db
    .table('qualification_specialties')
    .insert({ qualification_id: qualificationId, specialty: 'jzgc', is_main: true })
  const [educationCycleId] = await db
    .table('education_cycles')
    .insert({
      qualification_id: qualificationId,
      user_id: userId,
      education_rule_id: ruleId,
      starts_on: '2025-01-01',
      ends_on: '2027-12-31',
      apply_until: '2027-12-01',
      ...created,
    })
  const target = { education_cycle_id: educationCycleId, specialty: 'jzgc', required: true }
  await db.table('cycle_targets').insert({ ...target, target_seconds: 60 * 40 * 60 })
  const [outsideHoursId] = await db
    .table('cycle_entries')
    .insert({
      ...target,
      user_id: userId,
      counted_seconds: 2400,
      counted_on: '2026-01-01',
      kind: 'outside',
      reason: '省建筑业协会',
      cause: `outside:${educationCycleId}:0`,
      ...created,
    })
  const otherRuleId = await educationRule(kindId, { validFrom: '2030-01-01', minutesPerHour: 45 })
  return { qualificationId, educationCycleId, outsideHoursId, qualificationKindId: kindId, otherRuleId }
}

/** One owned by the user, and others that the user belongs to. */
async function organisationsOf(user: CreatedUser['user']) {
  const { user: boss } = await createUser()
  const organisationId = await organisationOf(user)
  const pendingOrganisationId = await organisationOf(user, { state: 'pending', code: 'TEST00000000PENDIN' })
  // Another owner, so that the user may close the account.
  for (const id of [organisationId, pendingOrganisationId]) await memberOf(id, boss, { role: 'owner' })
  const { id: kindId } = await db.from('qualification_kinds').firstOrFail()
  const inviting = await organisationOf(boss)
  const joined = await organisationOf(boss, { code: 'TEST00000000JOINED' })
  const [organisationGoalId] = await db
    .table('organisation_goals')
    .insert({
      organisation_id: organisationId,
      qualification_kind_id: kindId,
      due_on: '2099-12-31',
      created_by: user.id,
      created_at: toStored(now()),
    })
  return {
    organisationId,
    pendingOrganisationId,
    organisationGoalId,
    organisationMemberId: await memberOf(
      organisationId,
      { id: 0, telephone: '13911118888' },
      { isInvited: true, invitedBy: user.id }
    ),
    invitationId: await memberOf(inviting, user, { isInvited: true, invitedBy: boss.id }),
    membershipId: await memberOf(joined, user, { ownerOffered: true, invitedBy: boss.id }),
  }
}

/** The running export keeps the others waiting. */
async function exportsOf(userId: number) {
  const whole = { createTimeStart: '2026-01-01', createTimeEnd: '2026-12-31' }
  const insert = async (row: object) => {
    const [id] = await db
      .table('exports')
      .insert({
        user_id: userId,
        kind: 'orders',
        filters: JSON.stringify(whole),
        conditions: '全部',
        file_name: '订单列表.xlsx',
        rows_total: 1,
        created_at: toStored(now()),
        ...row,
      })
    return Number(id)
  }
  const later = toStored(now().plus({ days: 1 }))
  await insert({ state: 'running', slot: 1, run_token: 'somewhere', leased_until: later })
  return {
    waitingExportId: await insert({ state: 'waiting' }),
    doneExportId: await insert({
      state: 'done',
      rows_done: 1,
      bytes: 10,
      expires_at: later,
      // Different filters, so it can be repeated while the other one waits.
      filters: JSON.stringify({ ...whole, createTimeStart: '2026-02-01' }),
      object_key: 'export/202611/1/worldworldworldworld.xlsx',
    }),
  }
}

async function importsOf(startedBy: number): Promise<Partial<Record<ImportState, number>>> {
  const ids: Partial<Record<ImportState, number>> = {}
  const running = { slot: 1, run_token: 'somewhere', leased_until: toStored(now().plus({ days: 1 })) }
  for (const state of [ImportState.Checked, ImportState.Running, ImportState.Done, ImportState.DoneWithBreaks]) {
    const [id] = await db
      .table('import_runs')
      .insert({
        source: 'old-site',
        source_name: '旧网校',
        file_name: '旧网校.zip',
        content_hash: '-',
        state,
        progress: JSON.stringify(noProgress()),
        problems: '[]',
        report_key: 'import/202611/1/worldworldworldworld.csv',
        unmapped_key: 'import/202611/1/unmappedunmapped1234.csv',
        titles_key: 'import/202611/1/titlestitlestitles12.csv',
        upload_key: 'import/202611/1/worldworldworldworld.zip',
        started_by: startedBy,
        created_at: toStored(now()),
        ...(state === ImportState.Running && running),
      })
    ids[state] = Number(id)
  }
  return ids
}

async function printOf(userId: number) {
  const { certificateId: printableId } = await uploadedCertificate(userId, { subject: 'szgc' })
  const issue = await issueOf(userId, [printableId])
  return { printableId, issueId: issue.id, issueNo: issue.issueNo, foreignCertificateId: await foreignOf(userId) }
}

async function foreignOf(userId: number): Promise<number> {
  const key = 'certificate/202611/0/worldworldworldworld.pdf'
  const storage = await app.container.make(ObjectStorage)
  if (!(await storage.head(key))) await storage.put(key, Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf')
  const [id] = await db
    .table('foreign_certificates')
    .insert({
      user_id: userId,
      issuer: '旧网校',
      number: 'JX-2024-1',
      title: '合格证书',
      issued_on: '2024-06-30',
      file_key: key,
      created_at: toStored(now()),
    })
  return Number(id)
}

async function hoursOf(userId: number, courseId: number) {
  const account = await eduLog(userId, courseId, { total: 2700, available: 2700, used: 600 })
  return {
    ...account,
    confirmedUploadId: await hourUpload(userId, account.courseEduLogId, { seconds: 600 }),
    refusedUploadId: await hourUpload(userId, account.courseEduLogId, { state: 'refused' }),
  }
}

async function cooperativeCourse(userId: number, courseId: number): Promise<number> {
  await createEntitlement(userId, courseId)
  await db
    .table('live_codes')
    .insert({ code: 'WORLDCODE2', course_id: courseId, bound_user_id: userId, created_at: toStored(now()) })
  await db
    .table('params')
    .insert({
      name: 'cooperativeUrl.jdgc',
      value: 'https://partner.example/enter?id={idCard}&code={liveCode}',
      public: false,
    })
  return courseId
}

async function invoiceFile(invoiceId: number, userId: number): Promise<number> {
  const [id] = await db
    .table('invoice_files')
    .insert({
      invoice_id: invoiceId,
      user_id: userId,
      is_reversal: false,
      bytes: 10,
      object_key: 'invoice/202611/1/worldworldworldworld.pdf',
      created_at: toStored(now()),
    })
  return Number(id)
}

/** Issued elsewhere, without a number. */
async function redInvoice(invoiceId: number, adminId: number): Promise<number> {
  const at = toStored(now())
  const [id] = await db
    .table('red_invoices')
    .insert({
      invoice_id: invoiceId,
      request_no: `R${invoiceId}`,
      state: 'issued',
      reason: 2,
      amount_fen: 10_000,
      red_lines: '[]',
      issued_at: at,
      requested_by: adminId,
      created_at: at,
      updated_at: at,
    })
  return Number(id)
}

/** Its face check is passed and not yet used. */
async function openPresenceCheck(userId: number, of: { courseId: number; faceCheckId: number }) {
  const policy = await presencePolicy({ faceAtStart: true, alternative: 'sms' })
  const check = await PresenceCheck.create({
    userId,
    ...of,
    presencePolicyId: policy.id,
    kind: 'face',
    moment: 'start',
    state: 'open',
    askedAt: now(),
    openKey: userId,
  })
  await agree(userId, PresenceConsent.version, '127.0.0.1')
  return { presencePolicyId: policy.id, presenceCheckId: check.id }
}
