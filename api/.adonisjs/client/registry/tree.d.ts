/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  core: {
    local: {
      clock: typeof routes['core.local.clock']
    }
  }
  openapi: {
    show: typeof routes['openapi.show']
    local: {
      index: typeof routes['openapi.local.index']
      show: typeof routes['openapi.local.show']
    }
    partners: typeof routes['openapi.partners']
  }
  settings: {
    appDownloads: {
      index: typeof routes['settings.app_downloads.index']
      show: typeof routes['settings.app_downloads.show']
    }
    admin: {
      appPackages: {
        index: typeof routes['settings.admin.app_packages.index']
        store: typeof routes['settings.admin.app_packages.store']
      }
      clientErrors: {
        index: typeof routes['settings.admin.client_errors.index']
      }
      params: {
        index: typeof routes['settings.admin.params.index']
        store: typeof routes['settings.admin.params.store']
      }
    }
    clientErrors: {
      store: typeof routes['settings.client_errors.store']
    }
    params: {
      index: typeof routes['settings.params.index']
    }
    authType: {
      show: typeof routes['settings.auth_type.show']
    }
  }
  media: {
    local: {
      store: typeof routes['media.local.store']
      show: typeof routes['media.local.show']
      pictures: {
        show: typeof routes['media.local.pictures.show']
      }
      videoUploads: {
        show: typeof routes['media.local.video_uploads.show']
        update: typeof routes['media.local.video_uploads.update']
      }
    }
    uploadSignatures: {
      show: typeof routes['media.upload_signatures.show']
    }
    files: {
      store: typeof routes['media.files.store']
    }
  }
  accounts: {
    regions: {
      index: typeof routes['accounts.regions.index']
    }
    addresses: {
      index: typeof routes['accounts.addresses.index']
      store: typeof routes['accounts.addresses.store']
      destroy: typeof routes['accounts.addresses.destroy']
      default: {
        store: typeof routes['accounts.addresses.default.store']
      }
    }
    admin: {
      people: {
        update: typeof routes['accounts.admin.people.update']
      }
      reveals: {
        store: typeof routes['accounts.admin.reveals.store']
      }
      sessions: {
        destroy: typeof routes['accounts.admin.sessions.destroy']
      }
      staffHoldRemovals: {
        store: typeof routes['accounts.admin.staff_hold_removals.store']
      }
      loginLogs: {
        index: typeof routes['accounts.admin.login_logs.index']
      }
      auditLogs: {
        index: typeof routes['accounts.admin.audit_logs.index']
      }
      objectUses: {
        index: typeof routes['accounts.admin.object_uses.index']
      }
      auditVerifications: {
        show: typeof routes['accounts.admin.audit_verifications.show']
        update: typeof routes['accounts.admin.audit_verifications.update']
      }
      legalTexts: {
        index: typeof routes['accounts.admin.legal_texts.index']
        store: typeof routes['accounts.admin.legal_texts.store']
      }
      consents: {
        index: typeof routes['accounts.admin.consents.index']
      }
    }
    closing: {
      accountClosings: {
        show: typeof routes['accounts.closing.account_closings.show']
        store: typeof routes['accounts.closing.account_closings.store']
      }
    }
    faceScripts: {
      show: typeof routes['accounts.face_scripts.show']
    }
    faceChecks: {
      store: typeof routes['accounts.face_checks.store']
      show: typeof routes['accounts.face_checks.show']
    }
    faceResults: {
      store: typeof routes['accounts.face_results.store']
    }
    learners: {
      store: typeof routes['accounts.learners.store']
    }
    legalTexts: {
      index: typeof routes['accounts.legal_texts.index']
      show: typeof routes['accounts.legal_texts.show']
    }
    agreements: {
      store: typeof routes['accounts.agreements.store']
    }
    local: {
      people: typeof routes['accounts.local.people']
      sms: typeof routes['accounts.local.sms']
      faces: {
        script: typeof routes['accounts.local.faces.script']
        show: typeof routes['accounts.local.faces.show']
        store: typeof routes['accounts.local.faces.store']
      }
    }
    ownData: {
      ownData: {
        show: typeof routes['accounts.own_data.own_data.show']
        store: typeof routes['accounts.own_data.own_data.store']
      }
    }
    passwords: {
      store: typeof routes['accounts.passwords.store']
    }
    presence: {
      open: typeof routes['accounts.presence.open']
      answers: {
        store: typeof routes['accounts.presence.answers.store']
      }
      faceChecks: {
        store: typeof routes['accounts.presence.face_checks.store']
      }
      faceResults: {
        store: typeof routes['accounts.presence.face_results.store']
      }
      smsCodes: {
        store: typeof routes['accounts.presence.sms_codes.store']
      }
      consents: {
        show: typeof routes['accounts.presence.consents.show']
        store: typeof routes['accounts.presence.consents.store']
        destroy: typeof routes['accounts.presence.consents.destroy']
      }
    }
    savedViews: {
      index: typeof routes['accounts.saved_views.index']
      store: typeof routes['accounts.saved_views.store']
      update: typeof routes['accounts.saved_views.update']
      destroy: typeof routes['accounts.saved_views.destroy']
    }
    secondFactor: {
      codeSignIns: {
        store: typeof routes['accounts.second_factor.code_sign_ins.store']
      }
      passkeySignIns: {
        create: typeof routes['accounts.second_factor.passkey_sign_ins.create']
        store: typeof routes['accounts.second_factor.passkey_sign_ins.store']
      }
      secondFactors: {
        show: typeof routes['accounts.second_factor.second_factors.show']
      }
      enrolments: {
        store: typeof routes['accounts.second_factor.enrolments.store']
      }
      totps: {
        store: typeof routes['accounts.second_factor.totps.store']
        remove: typeof routes['accounts.second_factor.totps.remove']
      }
      recoveryCodes: {
        store: typeof routes['accounts.second_factor.recovery_codes.store']
      }
      passkeyOptions: {
        store: typeof routes['accounts.second_factor.passkey_options.store']
      }
      passkeys: {
        store: typeof routes['accounts.second_factor.passkeys.store']
        update: typeof routes['accounts.second_factor.passkeys.update']
      }
      passkeyRemovals: {
        store: typeof routes['accounts.second_factor.passkey_removals.store']
      }
    }
    sessions: {
      store: typeof routes['accounts.sessions.store']
      destroy: typeof routes['accounts.sessions.destroy']
    }
    ownSessions: {
      index: typeof routes['accounts.own_sessions.index']
      destroy: typeof routes['accounts.own_sessions.destroy']
    }
    sessionEndings: {
      store: typeof routes['accounts.session_endings.store']
    }
    staffStep: {
      staffSteps: {
        show: typeof routes['accounts.staff_step.staff_steps.show']
        store: typeof routes['accounts.staff_step.staff_steps.store']
        destroy: typeof routes['accounts.staff_step.staff_steps.destroy']
      }
      stepCodes: {
        store: typeof routes['accounts.staff_step.step_codes.store']
      }
      stepPasskeys: {
        create: typeof routes['accounts.staff_step.step_passkeys.create']
        store: typeof routes['accounts.staff_step.step_passkeys.store']
      }
      confirmations: {
        store: typeof routes['accounts.staff_step.confirmations.store']
      }
      confirmationPasskeys: {
        create: typeof routes['accounts.staff_step.confirmation_passkeys.create']
        store: typeof routes['accounts.staff_step.confirmation_passkeys.store']
      }
    }
    smsCodes: {
      show: typeof routes['accounts.sms_codes.show']
      oldTelephoneCodes: {
        store: typeof routes['accounts.sms_codes.old_telephone_codes.store']
      }
    }
    registrations: {
      store: typeof routes['accounts.registrations.store']
    }
    profiles: {
      show: typeof routes['accounts.profiles.show']
      store: typeof routes['accounts.profiles.store']
    }
  }
  messages: {
    index: typeof routes['messages.index']
    unread: typeof routes['messages.unread']
    read: typeof routes['messages.read']
    settings: {
      show: typeof routes['messages.settings.show']
      store: typeof routes['messages.settings.store']
    }
    local: {
      mails: typeof routes['messages.local.mails']
    }
  }
  exports: {
    index: typeof routes['exports.index']
    store: typeof routes['exports.store']
    repeats: {
      store: typeof routes['exports.repeats.store']
    }
    cancel: typeof routes['exports.cancel']
    download: typeof routes['exports.download']
  }
  channels: {
    staff: {
      index: typeof routes['channels.staff.index']
      store: typeof routes['channels.staff.store']
      destroy: typeof routes['channels.staff.destroy']
    }
    channels: {
      index: typeof routes['channels.channels.index']
      show: typeof routes['channels.channels.show']
      store: typeof routes['channels.channels.store']
      destroy: typeof routes['channels.channels.destroy']
    }
    exclusiveCodes: {
      show: typeof routes['channels.exclusive_codes.show']
    }
  }
  catalogue: {
    admin: {
      courses: {
        spotlights: {
          store: typeof routes['catalogue.admin.courses.spotlights.store']
          destroy: typeof routes['catalogue.admin.courses.spotlights.destroy']
          update: typeof routes['catalogue.admin.courses.spotlights.update']
        }
        tags: typeof routes['catalogue.admin.courses.tags']
        places: typeof routes['catalogue.admin.courses.places']
        positions: {
          store: typeof routes['catalogue.admin.courses.positions.store']
        }
        store: typeof routes['catalogue.admin.courses.store']
        destroy: typeof routes['catalogue.admin.courses.destroy']
        copies: {
          store: typeof routes['catalogue.admin.courses.copies.store']
        }
        teachers: {
          index: typeof routes['catalogue.admin.courses.teachers.index']
        }
        publications: {
          store: typeof routes['catalogue.admin.courses.publications.store']
          destroy: typeof routes['catalogue.admin.courses.publications.destroy']
        }
        publicationBatches: {
          store: typeof routes['catalogue.admin.courses.publicationBatches.store']
        }
        courseBuyers: {
          index: typeof routes['catalogue.admin.courses.course_buyers.index']
        }
        differences: {
          index: typeof routes['catalogue.admin.courses.differences.index']
        }
      }
      chapters: {
        index: typeof routes['catalogue.admin.chapters.index']
        store: typeof routes['catalogue.admin.chapters.store']
        show: typeof routes['catalogue.admin.chapters.show']
        update: typeof routes['catalogue.admin.chapters.update']
        destroy: typeof routes['catalogue.admin.chapters.destroy']
        positions: {
          store: typeof routes['catalogue.admin.chapters.positions.store']
        }
        videos: {
          store: typeof routes['catalogue.admin.chapters.videos.store']
          show: typeof routes['catalogue.admin.chapters.videos.show']
          destroy: typeof routes['catalogue.admin.chapters.videos.destroy']
        }
        handouts: {
          show: typeof routes['catalogue.admin.chapters.handouts.show']
          destroy: typeof routes['catalogue.admin.chapters.handouts.destroy']
        }
        videoDurations: {
          store: typeof routes['catalogue.admin.chapters.video_durations.store']
        }
        courseVideos: {
          destroy: typeof routes['catalogue.admin.chapters.course_videos.destroy']
        }
      }
      videos: {
        index: typeof routes['catalogue.admin.videos.index']
      }
      cloudVideos: {
        index: typeof routes['catalogue.admin.cloud_videos.index']
        destroy: typeof routes['catalogue.admin.cloud_videos.destroy']
      }
      liveStatuses: {
        store: typeof routes['catalogue.admin.live_statuses.store']
      }
    }
    teacher: {
      chapters: {
        index: typeof routes['catalogue.teacher.chapters.index']
        store: typeof routes['catalogue.teacher.chapters.store']
        show: typeof routes['catalogue.teacher.chapters.show']
        update: typeof routes['catalogue.teacher.chapters.update']
        destroy: typeof routes['catalogue.teacher.chapters.destroy']
        positions: {
          store: typeof routes['catalogue.teacher.chapters.positions.store']
        }
        videos: {
          store: typeof routes['catalogue.teacher.chapters.videos.store']
          show: typeof routes['catalogue.teacher.chapters.videos.show']
          destroy: typeof routes['catalogue.teacher.chapters.videos.destroy']
        }
        handouts: {
          show: typeof routes['catalogue.teacher.chapters.handouts.show']
          destroy: typeof routes['catalogue.teacher.chapters.handouts.destroy']
        }
        videoDurations: {
          store: typeof routes['catalogue.teacher.chapters.video_durations.store']
        }
        courseVideos: {
          destroy: typeof routes['catalogue.teacher.chapters.course_videos.destroy']
        }
      }
      liveStatuses: {
        store: typeof routes['catalogue.teacher.live_statuses.store']
      }
      courses: {
        index: typeof routes['catalogue.teacher.courses.index']
        submissions: {
          store: typeof routes['catalogue.teacher.courses.submissions.store']
          destroy: typeof routes['catalogue.teacher.courses.submissions.destroy']
        }
      }
    }
    courses: {
      index: typeof routes['catalogue.courses.index']
      show: typeof routes['catalogue.courses.show']
    }
    teachers: {
      index: typeof routes['catalogue.teachers.index']
    }
    presencePolicies: {
      index: typeof routes['catalogue.presence_policies.index']
      store: typeof routes['catalogue.presence_policies.store']
      checks: {
        index: typeof routes['catalogue.presence_policies.checks.index']
        answer: typeof routes['catalogue.presence_policies.checks.answer']
      }
      course: {
        show: typeof routes['catalogue.presence_policies.course.show']
        update: typeof routes['catalogue.presence_policies.course.update']
      }
    }
    search: {
      index: typeof routes['catalogue.search.index']
      suggest: typeof routes['catalogue.search.suggest']
    }
    synonyms: {
      synonyms: {
        index: typeof routes['catalogue.synonyms.synonyms.index']
        store: typeof routes['catalogue.synonyms.synonyms.store']
        update: typeof routes['catalogue.synonyms.synonyms.update']
        destroy: typeof routes['catalogue.synonyms.synonyms.destroy']
      }
    }
    teacherProfiles: {
      teacherProfiles: {
        index: typeof routes['catalogue.teacher_profiles.teacher_profiles.index']
        store: typeof routes['catalogue.teacher_profiles.teacher_profiles.store']
        update: typeof routes['catalogue.teacher_profiles.teacher_profiles.update']
        destroy: typeof routes['catalogue.teacher_profiles.teacher_profiles.destroy']
      }
    }
    vod: {
      uploadGrants: {
        show: typeof routes['catalogue.vod.upload_grants.show']
        destroy: typeof routes['catalogue.vod.upload_grants.destroy']
      }
      pushAddresses: {
        show: typeof routes['catalogue.vod.push_addresses.show']
      }
      videoLists: {
        show: typeof routes['catalogue.vod.video_lists.show']
        destroy: typeof routes['catalogue.vod.video_lists.destroy']
      }
    }
  }
  certificates: {
    cycles: {
      index: typeof routes['certificates.cycles.index']
      outside: {
        store: typeof routes['certificates.cycles.outside.store']
        destroy: typeof routes['certificates.cycles.outside.destroy']
      }
      courses: typeof routes['certificates.cycles.courses']
      admin: {
        cycles: {
          index: typeof routes['certificates.cycles.admin.cycles.index']
          show: typeof routes['certificates.cycles.admin.cycles.show']
        }
        export: typeof routes['certificates.cycles.admin.export']
        recounts: {
          store: typeof routes['certificates.cycles.admin.recounts.store']
        }
        moves: {
          store: typeof routes['certificates.cycles.admin.moves.store']
        }
        confirmations: {
          store: typeof routes['certificates.cycles.admin.confirmations.store']
        }
        courseKinds: {
          show: typeof routes['certificates.cycles.admin.course_kinds.show']
          update: typeof routes['certificates.cycles.admin.course_kinds.update']
        }
      }
    }
    courseKinds: {
      index: typeof routes['certificates.course_kinds.index']
    }
    qualificationKinds: {
      index: typeof routes['certificates.qualification_kinds.index']
    }
    educationRules: {
      admin: {
        rules: {
          index: typeof routes['certificates.education_rules.admin.rules.index']
          store: typeof routes['certificates.education_rules.admin.rules.store']
        }
        rulePreviews: {
          show: typeof routes['certificates.education_rules.admin.rule_previews.show']
        }
        kinds: {
          index: typeof routes['certificates.education_rules.admin.kinds.index']
          store: typeof routes['certificates.education_rules.admin.kinds.store']
          update: typeof routes['certificates.education_rules.admin.kinds.update']
        }
      }
    }
    qualifications: {
      index: typeof routes['certificates.qualifications.index']
      store: typeof routes['certificates.qualifications.store']
      update: typeof routes['certificates.qualifications.update']
      destroy: typeof routes['certificates.qualifications.destroy']
      renew: typeof routes['certificates.qualifications.renew']
      admin: {
        qualifications: {
          index: typeof routes['certificates.qualifications.admin.qualifications.index']
          update: typeof routes['certificates.qualifications.admin.qualifications.update']
        }
        export: typeof routes['certificates.qualifications.admin.export']
        verifications: {
          store: typeof routes['certificates.qualifications.admin.verifications.store']
        }
      }
      imports: {
        importPreviews: {
          store: typeof routes['certificates.qualifications.imports.import_previews.store']
        }
        imports: {
          store: typeof routes['certificates.qualifications.imports.imports.store']
        }
        importTemplates: {
          show: typeof routes['certificates.qualifications.imports.import_templates.show']
        }
      }
    }
    foreign: {
      index: typeof routes['certificates.foreign.index']
      file: typeof routes['certificates.foreign.file']
      revoke: typeof routes['certificates.foreign.revoke']
    }
    issues: {
      admin: {
        issues: {
          index: typeof routes['certificates.issues.admin.issues.index']
        }
        revoke: typeof routes['certificates.issues.admin.revoke']
        of: typeof routes['certificates.issues.admin.of']
      }
      prints: {
        store: typeof routes['certificates.issues.prints.store']
      }
      printableCycles: {
        index: typeof routes['certificates.issues.printable_cycles.index']
      }
      issues: {
        index: typeof routes['certificates.issues.issues.index']
      }
      file: typeof routes['certificates.issues.file']
    }
    public: {
      certificates: {
        show: typeof routes['certificates.public.certificates.show']
      }
      credential: typeof routes['certificates.public.credential']
      statusLists: {
        show: typeof routes['certificates.public.status_lists.show']
      }
      files: {
        store: typeof routes['certificates.public.files.store']
      }
    }
    keys: {
      jwks: typeof routes['certificates.keys.jwks']
      did: typeof routes['certificates.keys.did']
    }
    local: {
      province: {
        show: typeof routes['certificates.local.province.show']
        uploads: typeof routes['certificates.local.province.uploads']
        mode: typeof routes['certificates.local.province.mode']
        change: typeof routes['certificates.local.province.change']
      }
    }
    reconciliation: {
      index: typeof routes['certificates.reconciliation.index']
      show: typeof routes['certificates.reconciliation.show']
      store: typeof routes['certificates.reconciliation.store']
      resolutions: {
        store: typeof routes['certificates.reconciliation.resolutions.store']
      }
    }
    uploads: {
      store: typeof routes['certificates.uploads.store']
      index: typeof routes['certificates.uploads.index']
      admin: {
        revert: typeof routes['certificates.uploads.admin.revert']
        index: typeof routes['certificates.uploads.admin.index']
        export: typeof routes['certificates.uploads.admin.export']
        inquiries: {
          store: typeof routes['certificates.uploads.admin.inquiries.store']
        }
        destroy: typeof routes['certificates.uploads.admin.destroy']
      }
    }
    admin: {
      certificates: {
        index: typeof routes['certificates.admin.certificates.index']
      }
    }
    certificates: {
      index: typeof routes['certificates.certificates.index']
    }
    nextRecords: {
      index: typeof routes['certificates.next_records.index']
    }
    courseEduLogs: {
      index: typeof routes['certificates.course_edu_logs.index']
    }
  }
  learning: {
    anomalies: {
      index: typeof routes['learning.anomalies.index']
      searches: {
        store: typeof routes['learning.anomalies.searches.store']
      }
      marks: {
        store: typeof routes['learning.anomalies.marks.store']
      }
    }
    admin: {
      userCourses: {
        assignments: {
          store: typeof routes['learning.admin.user_courses.assignments.store']
        }
        index: typeof routes['learning.admin.user_courses.index']
        statuses: {
          store: typeof routes['learning.admin.user_courses.statuses.store']
        }
        expiryDates: {
          store: typeof routes['learning.admin.user_courses.expiry_dates.store']
        }
        expiryBatches: {
          store: typeof routes['learning.admin.user_courses.expiry_batches.store']
        }
        reveals: {
          store: typeof routes['learning.admin.user_courses.reveals.store']
        }
        destroy: typeof routes['learning.admin.user_courses.destroy']
      }
      courses: {
        assignments: {
          store: typeof routes['learning.admin.courses.assignments.store']
        }
      }
      liveCodes: {
        index: typeof routes['learning.admin.live_codes.index']
        export: typeof routes['learning.admin.live_codes.export']
        destroy: typeof routes['learning.admin.live_codes.destroy']
      }
    }
    courses: {
      cooperativeUrl: typeof routes['learning.courses.cooperative_url']
      bought: typeof routes['learning.courses.bought']
      owned: typeof routes['learning.courses.owned']
      liveCode: typeof routes['learning.courses.live_code']
      study: typeof routes['learning.courses.study']
      progress: typeof routes['learning.courses.progress']
      index: typeof routes['learning.courses.index']
      handout: typeof routes['learning.courses.handout']
    }
    cycleCourses: {
      index: typeof routes['learning.cycle_courses.index']
    }
    evidence: {
      store: typeof routes['learning.evidence.store']
    }
    hours: {
      correct: typeof routes['learning.hours.correct']
      corrections: {
        index: typeof routes['learning.hours.corrections.index']
        preview: typeof routes['learning.hours.corrections.preview']
      }
    }
    learnerImports: {
      importPreviews: {
        store: typeof routes['learning.learner_imports.import_previews.store']
      }
      importReports: {
        store: typeof routes['learning.learner_imports.import_reports.store']
      }
      imports: {
        store: typeof routes['learning.learner_imports.imports.store']
      }
      importTemplates: {
        show: typeof routes['learning.learner_imports.import_templates.show']
      }
    }
    vod: {
      liveState: typeof routes['learning.vod.live_state']
      playTotal: typeof routes['learning.vod.play_total']
      coursePlayTotals: typeof routes['learning.vod.course_play_totals']
      dayPlayTotals: typeof routes['learning.vod.day_play_totals']
      playUrl: typeof routes['learning.vod.play_url']
      playUrls: typeof routes['learning.vod.play_urls']
      beats: {
        store: typeof routes['learning.vod.beats.store']
      }
      downloadUrl: typeof routes['learning.vod.download_url']
    }
    local: {
      videos: {
        show: typeof routes['learning.local.videos.show']
      }
      live: {
        encoder: {
          show: typeof routes['learning.local.live.encoder.show']
          store: typeof routes['learning.local.live.encoder.store']
        }
        files: {
          show: typeof routes['learning.local.live.files.show']
        }
      }
    }
    notes: {
      index: typeof routes['learning.notes.index']
      store: typeof routes['learning.notes.store']
      file: typeof routes['learning.notes.file']
      update: typeof routes['learning.notes.update']
      destroy: typeof routes['learning.notes.destroy']
    }
    studyLogs: {
      store: typeof routes['learning.study_logs.store']
      show: typeof routes['learning.study_logs.show']
      index: typeof routes['learning.study_logs.index']
    }
    explanations: {
      explanations: {
        show: typeof routes['learning.explanations.explanations.show']
      }
      sessionBeats: {
        index: typeof routes['learning.explanations.session_beats.index']
      }
      admin: {
        explanations: {
          show: typeof routes['learning.explanations.admin.explanations.show']
        }
        sessionBeats: {
          index: typeof routes['learning.explanations.admin.session_beats.index']
        }
      }
    }
    transcript: typeof routes['learning.transcript']
    chapters: {
      index: typeof routes['learning.chapters.index']
    }
    publishedChapters: {
      index: typeof routes['learning.published_chapters.index']
    }
    lastLesson: {
      show: typeof routes['learning.last_lesson.show']
    }
  }
  exams: {
    analysis: {
      index: typeof routes['exams.analysis.index']
      show: typeof routes['exams.analysis.show']
      export: typeof routes['exams.analysis.export']
      ofQuestion: typeof routes['exams.analysis.of_question']
    }
    start: typeof routes['exams.start']
    paper: typeof routes['exams.paper']
    answers: typeof routes['exams.answers']
    save: typeof routes['exams.save']
    reset: typeof routes['exams.reset']
    handIn: typeof routes['exams.hand_in']
    bookmark: typeof routes['exams.bookmark']
    subjectPapers: typeof routes['exams.subject_papers']
    clauses: {
      clauses: {
        index: typeof routes['exams.clauses.clauses.index']
        update: typeof routes['exams.clauses.clauses.update']
        questions: typeof routes['exams.clauses.clauses.questions']
      }
      replacements: {
        store: typeof routes['exams.clauses.replacements.store']
        restore: typeof routes['exams.clauses.replacements.restore']
      }
      clauseReviews: {
        index: typeof routes['exams.clauses.clause_reviews.index']
        store: typeof routes['exams.clauses.clause_reviews.store']
      }
    }
    marking: {
      admin: {
        index: typeof routes['exams.marking.admin.index']
        store: typeof routes['exams.marking.admin.store']
      }
      teacher: {
        index: typeof routes['exams.marking.teacher.index']
        store: typeof routes['exams.marking.teacher.store']
      }
    }
    papers: {
      papers: {
        index: typeof routes['exams.papers.papers.index']
        store: typeof routes['exams.papers.papers.store']
        show: typeof routes['exams.papers.papers.show']
        destroy: typeof routes['exams.papers.papers.destroy']
      }
      paperQuestions: {
        index: typeof routes['exams.papers.paper_questions.index']
        store: typeof routes['exams.papers.paper_questions.store']
        destroy: typeof routes['exams.papers.paper_questions.destroy']
      }
      paperPreviews: {
        show: typeof routes['exams.papers.paper_previews.show']
      }
      scores: {
        index: typeof routes['exams.papers.scores.index']
      }
      scoreExports: {
        show: typeof routes['exams.papers.score_exports.show']
      }
      personScores: {
        index: typeof routes['exams.papers.person_scores.index']
      }
      editedSubjectPapers: {
        index: typeof routes['exams.papers.edited_subject_papers.index']
      }
    }
    questions: {
      imports: {
        importPreviews: {
          store: typeof routes['exams.questions.imports.import_previews.store']
        }
        imports: {
          store: typeof routes['exams.questions.imports.imports.store']
        }
        moodleExports: {
          show: typeof routes['exams.questions.imports.moodle_exports.show']
        }
        bankExports: {
          show: typeof routes['exams.questions.imports.bank_exports.show']
        }
        importTemplates: {
          show: typeof routes['exams.questions.imports.import_templates.show']
        }
      }
      questionBanks: {
        index: typeof routes['exams.questions.question_banks.index']
        store: typeof routes['exams.questions.question_banks.store']
        destroy: typeof routes['exams.questions.question_banks.destroy']
      }
      questions: {
        index: typeof routes['exams.questions.questions.index']
        store: typeof routes['exams.questions.questions.store']
        destroy: typeof routes['exams.questions.questions.destroy']
      }
      questionBatches: {
        store: typeof routes['exams.questions.question_batches.store']
      }
      questionTags: {
        index: typeof routes['exams.questions.question_tags.index']
      }
    }
    plan: {
      show: typeof routes['exams.plan.show']
      store: typeof routes['exams.plan.store']
      destroy: typeof routes['exams.plan.destroy']
      questions: typeof routes['exams.plan.questions']
      answer: typeof routes['exams.plan.answer']
    }
    regrades: {
      regradePreviews: {
        store: typeof routes['exams.regrades.regrade_previews.store']
      }
      regrades: {
        store: typeof routes['exams.regrades.regrades.store']
      }
    }
    errorQuestions: {
      index: typeof routes['exams.error_questions.index']
      store: typeof routes['exams.error_questions.store']
      clear: typeof routes['exams.error_questions.clear']
      destroy: typeof routes['exams.error_questions.destroy']
      answer: typeof routes['exams.error_questions.answer']
    }
    todayQuestion: {
      show: typeof routes['exams.today_question.show']
      answer: typeof routes['exams.today_question.answer']
    }
  }
  organisations: {
    admin: {
      organisations: {
        index: typeof routes['organisations.admin.organisations.index']
      }
      verify: typeof routes['organisations.admin.verify']
      close: typeof routes['organisations.admin.close']
    }
    goals: {
      goals: {
        index: typeof routes['organisations.goals.goals.index']
        store: typeof routes['organisations.goals.goals.store']
        destroy: typeof routes['organisations.goals.goals.destroy']
      }
    }
    hours: {
      hours: {
        show: typeof routes['organisations.hours.hours.show']
      }
      export: typeof routes['organisations.hours.export']
      events: typeof routes['organisations.hours.events']
    }
    members: {
      members: {
        index: typeof routes['organisations.members.members.index']
        store: typeof routes['organisations.members.members.store']
        update: typeof routes['organisations.members.members.update']
        destroy: typeof routes['organisations.members.members.destroy']
      }
    }
    memberships: {
      memberships: {
        index: typeof routes['organisations.memberships.memberships.index']
        destroy: typeof routes['organisations.memberships.memberships.destroy']
      }
      accept: typeof routes['organisations.memberships.accept']
      decline: typeof routes['organisations.memberships.decline']
      share: typeof routes['organisations.memberships.share']
      own: typeof routes['organisations.memberships.own']
      readings: typeof routes['organisations.memberships.readings']
    }
    own: {
      organisations: {
        index: typeof routes['organisations.own.organisations.index']
        store: typeof routes['organisations.own.organisations.store']
        update: typeof routes['organisations.own.organisations.update']
      }
    }
    reminders: {
      store: typeof routes['organisations.reminders.store']
    }
  }
  commerce: {
    admin: {
      seatMoves: {
        store: typeof routes['commerce.admin.seat_moves.store']
      }
      orders: {
        exports: {
          store: typeof routes['commerce.admin.orders.exports.store']
        }
        show: typeof routes['commerce.admin.orders.show']
        destroy: typeof routes['commerce.admin.orders.destroy']
        reveals: {
          store: typeof routes['commerce.admin.orders.reveals.store']
        }
        index: typeof routes['commerce.admin.orders.index']
        parcels: {
          store: typeof routes['commerce.admin.orders.parcels.store']
        }
        walletChecks: {
          store: typeof routes['commerce.admin.orders.wallet_checks.store']
        }
      }
      learners: {
        index: typeof routes['commerce.admin.learners.index']
        export: typeof routes['commerce.admin.learners.export']
        show: typeof routes['commerce.admin.learners.show']
      }
      pricePreviews: {
        store: typeof routes['commerce.admin.price_previews.store']
        show: typeof routes['commerce.admin.price_previews.show']
      }
    }
    transferSlips: {
      store: typeof routes['commerce.transfer_slips.store']
      show: typeof routes['commerce.transfer_slips.show']
    }
    transferNotices: {
      show: typeof routes['commerce.transfer_notices.show']
    }
    bankTransfers: {
      index: typeof routes['commerce.bank_transfers.index']
      slips: {
        show: typeof routes['commerce.bank_transfers.slips.show']
      }
      statements: {
        index: typeof routes['commerce.bank_transfers.statements.index']
        previews: {
          store: typeof routes['commerce.bank_transfers.statements.previews.store']
        }
        store: typeof routes['commerce.bank_transfers.statements.store']
      }
      lines: {
        index: typeof routes['commerce.bank_transfers.lines.index']
        show: typeof routes['commerce.bank_transfers.lines.show']
        confirmations: {
          store: typeof routes['commerce.bank_transfers.lines.confirmations.store']
        }
        matches: {
          store: typeof routes['commerce.bank_transfers.lines.matches.store']
        }
        dismissals: {
          store: typeof routes['commerce.bank_transfers.lines.dismissals.store']
        }
      }
      refundSerials: {
        store: typeof routes['commerce.bank_transfers.refund_serials.store']
      }
    }
    cartItems: {
      index: typeof routes['commerce.cart_items.index']
      store: typeof routes['commerce.cart_items.store']
      destroy: typeof routes['commerce.cart_items.destroy']
    }
    cartBatches: {
      destroy: typeof routes['commerce.cart_batches.destroy']
    }
    cartMerges: {
      store: typeof routes['commerce.cart_merges.store']
    }
    visitorCart: {
      index: typeof routes['commerce.visitor_cart.index']
    }
    exceptions: {
      index: typeof routes['commerce.exceptions.index']
      refunds: {
        store: typeof routes['commerce.exceptions.refunds.store']
      }
      settlements: {
        store: typeof routes['commerce.exceptions.settlements.store']
      }
      resolutions: {
        store: typeof routes['commerce.exceptions.resolutions.store']
      }
      checks: {
        store: typeof routes['commerce.exceptions.checks.store']
      }
    }
    history: {
      show: typeof routes['commerce.history.show']
      notes: {
        store: typeof routes['commerce.history.notes.store']
      }
    }
    local: {
      wallets: {
        show: typeof routes['commerce.local.wallets.show']
        store: typeof routes['commerce.local.wallets.store']
      }
      walletAuthorizations: {
        show: typeof routes['commerce.local.wallet_authorizations.show']
      }
      walletBridges: {
        show: typeof routes['commerce.local.wallet_bridges.show']
        store: typeof routes['commerce.local.wallet_bridges.store']
      }
    }
    trackingLogs: {
      index: typeof routes['commerce.tracking_logs.index']
    }
    paymentCodes: {
      show: typeof routes['commerce.payment_codes.show']
    }
    paymentAttempts: {
      store: typeof routes['commerce.payment_attempts.store']
    }
    paymentNotices: {
      store: typeof routes['commerce.payment_notices.store']
    }
    quotes: {
      store: typeof routes['commerce.quotes.store']
    }
    visitorQuotes: {
      store: typeof routes['commerce.visitor_quotes.store']
    }
    reconciliation: {
      index: typeof routes['commerce.reconciliation.index']
      show: typeof routes['commerce.reconciliation.show']
      store: typeof routes['commerce.reconciliation.store']
    }
    refunds: {
      goodsReturns: {
        store: typeof routes['commerce.refunds.goods_returns.store']
      }
      requests: {
        store: typeof routes['commerce.refunds.requests.store']
        destroy: typeof routes['commerce.refunds.requests.destroy']
        rejections: {
          store: typeof routes['commerce.refunds.requests.rejections.store']
        }
      }
      index: typeof routes['commerce.refunds.index']
      tries: {
        store: typeof routes['commerce.refunds.tries.store']
      }
      previews: {
        store: typeof routes['commerce.refunds.previews.store']
      }
      store: typeof routes['commerce.refunds.store']
    }
    orderItems: {
      index: typeof routes['commerce.order_items.index']
    }
    seats: {
      store: typeof routes['commerce.seats.store']
      index: typeof routes['commerce.seats.index']
      destroy: typeof routes['commerce.seats.destroy']
    }
    seatPreviews: {
      store: typeof routes['commerce.seat_previews.store']
    }
    seatMoves: {
      store: typeof routes['commerce.seat_moves.store']
    }
    seatExports: {
      show: typeof routes['commerce.seat_exports.show']
    }
    centres: {
      show: typeof routes['commerce.centres.show']
      access: typeof routes['commerce.centres.access']
    }
    centreExports: {
      show: typeof routes['commerce.centre_exports.show']
    }
    reminders: {
      store: typeof routes['commerce.reminders.store']
    }
    handovers: {
      store: typeof routes['commerce.handovers.store']
    }
    orders: {
      store: typeof routes['commerce.orders.store']
      index: typeof routes['commerce.orders.index']
      destroy: typeof routes['commerce.orders.destroy']
      show: typeof routes['commerce.orders.show']
    }
  }
  invoices: {
    admin: {
      index: typeof routes['invoices.admin.index']
      exports: {
        show: typeof routes['invoices.admin.exports.show']
      }
      files: {
        store: typeof routes['invoices.admin.files.store']
      }
      numbers: {
        update: typeof routes['invoices.admin.numbers.update']
      }
      redNumbers: {
        update: typeof routes['invoices.admin.red_numbers.update']
      }
      deliveries: {
        store: typeof routes['invoices.admin.deliveries.store']
      }
      shipments: {
        store: typeof routes['invoices.admin.shipments.store']
      }
      issueBatches: {
        store: typeof routes['invoices.admin.issue_batches.store']
      }
      issues: {
        store: typeof routes['invoices.admin.issues.store']
      }
      reversals: {
        store: typeof routes['invoices.admin.reversals.store']
      }
    }
    notices: {
      store: typeof routes['invoices.notices.store']
    }
    local: {
      show: typeof routes['invoices.local.show']
      mode: typeof routes['invoices.local.mode']
      change: typeof routes['invoices.local.change']
    }
    invoices: {
      index: typeof routes['invoices.invoices.index']
      show: typeof routes['invoices.invoices.show']
      store: typeof routes['invoices.invoices.store']
    }
    suggestions: {
      show: typeof routes['invoices.suggestions.show']
    }
    orderInvoices: {
      show: typeof routes['invoices.order_invoices.show']
    }
    files: {
      show: typeof routes['invoices.files.show']
    }
    dispatches: {
      store: typeof routes['invoices.dispatches.store']
    }
  }
  comments: {
    approve: typeof routes['comments.approve']
    moderations: typeof routes['comments.moderations']
    reject: typeof routes['comments.reject']
    index: typeof routes['comments.index']
    store: typeof routes['comments.store']
  }
  statistics: {
    overview: {
      show: typeof routes['statistics.overview.show']
      summaries: {
        show: typeof routes['statistics.overview.summaries.show']
      }
      subjects: {
        index: typeof routes['statistics.overview.subjects.index']
      }
      products: {
        index: typeof routes['statistics.overview.products.index']
      }
      productOrders: {
        index: typeof routes['statistics.overview.product_orders.index']
      }
      trends: {
        index: typeof routes['statistics.overview.trends.index']
      }
    }
    funnel: {
      show: typeof routes['statistics.funnel.show']
    }
    partners: {
      channelStats: {
        index: typeof routes['statistics.partners.channel_stats.index']
      }
      partnerExports: {
        show: typeof routes['statistics.partners.partner_exports.show']
      }
      codes: typeof routes['statistics.partners.codes']
    }
    play: {
      playRankings: {
        courses: typeof routes['statistics.play.play_rankings.courses']
        users: typeof routes['statistics.play.play_rankings.users']
      }
    }
    statements: {
      monthStatements: {
        index: typeof routes['statistics.statements.month_statements.index']
      }
      closings: {
        storeMonth: typeof routes['statistics.statements.closings.storeMonth']
        store: typeof routes['statistics.statements.closings.store']
      }
      statements: {
        index: typeof routes['statistics.statements.statements.index']
        show: typeof routes['statistics.statements.statements.show']
      }
      pdf: typeof routes['statistics.statements.pdf']
      xlsx: typeof routes['statistics.statements.xlsx']
      payouts: {
        store: typeof routes['statistics.statements.payouts.store']
        destroy: typeof routes['statistics.statements.payouts.destroy']
      }
    }
    study: {
      courseStudies: {
        own: typeof routes['statistics.study.course_studies.own']
        show: typeof routes['statistics.study.course_studies.show']
      }
    }
    teachers: {
      teacherStats: {
        own: typeof routes['statistics.teachers.teacher_stats.own']
        show: typeof routes['statistics.teachers.teacher_stats.show']
      }
    }
    waiting: {
      index: typeof routes['statistics.waiting.index']
    }
    setupSteps: {
      index: typeof routes['statistics.setup_steps.index']
    }
  }
  v1: {
    payments: {
      index: typeof routes['v1.payments.index']
    }
    refunds: {
      index: typeof routes['v1.refunds.index']
    }
    billDays: {
      show: typeof routes['v1.bill_days.show']
    }
    bankTransfers: {
      confirm: typeof routes['v1.bank_transfers.confirm']
    }
    invoices: {
      index: typeof routes['v1.invoices.index']
      issue: typeof routes['v1.invoices.issue']
    }
    keys: {
      show: typeof routes['v1.keys.show']
    }
    people: {
      index: typeof routes['v1.people.index']
      store: typeof routes['v1.people.store']
    }
    personLookups: {
      store: typeof routes['v1.person_lookups.store']
    }
    personHours: {
      index: typeof routes['v1.person_hours.index']
    }
    personReveals: {
      store: typeof routes['v1.person_reveals.store']
    }
    courses: {
      index: typeof routes['v1.courses.index']
      chapters: typeof routes['v1.courses.chapters']
    }
    orders: {
      index: typeof routes['v1.orders.index']
      store: typeof routes['v1.orders.store']
      show: typeof routes['v1.orders.show']
    }
    seats: {
      index: typeof routes['v1.seats.index']
      store: typeof routes['v1.seats.store']
      move: typeof routes['v1.seats.move']
      destroy: typeof routes['v1.seats.destroy']
    }
    progress: {
      index: typeof routes['v1.progress.index']
    }
    certificates: {
      index: typeof routes['v1.certificates.index']
      show: typeof routes['v1.certificates.show']
    }
    hourUploads: {
      index: typeof routes['v1.hour_uploads.index']
    }
    hourUploadResults: {
      outcome: typeof routes['v1.hour_upload_results.outcome']
      revert: typeof routes['v1.hour_upload_results.revert']
    }
    entitlements: {
      index: typeof routes['v1.entitlements.index']
      store: typeof routes['v1.entitlements.store']
      destroy: typeof routes['v1.entitlements.destroy']
    }
    events: {
      index: typeof routes['v1.events.index']
    }
    webhooks: {
      index: typeof routes['v1.webhooks.index']
      store: typeof routes['v1.webhooks.store']
      update: typeof routes['v1.webhooks.update']
      destroy: typeof routes['v1.webhooks.destroy']
      changeSecret: typeof routes['v1.webhooks.change_secret']
      test: typeof routes['v1.webhooks.test']
      replay: typeof routes['v1.webhooks.replay']
    }
    imports: {
      store: typeof routes['v1.imports.store']
      show: typeof routes['v1.imports.show']
      run: typeof routes['v1.imports.run']
    }
  }
  partners: {
    webhookEndpoints: {
      index: typeof routes['partners.webhook_endpoints.index']
      store: typeof routes['partners.webhook_endpoints.store']
      update: typeof routes['partners.webhook_endpoints.update']
      switch: typeof routes['partners.webhook_endpoints.switch']
      destroy: typeof routes['partners.webhook_endpoints.destroy']
      changeSecret: typeof routes['partners.webhook_endpoints.change_secret']
      test: typeof routes['partners.webhook_endpoints.test']
      replay: typeof routes['partners.webhook_endpoints.replay']
      deliveries: typeof routes['partners.webhook_endpoints.deliveries']
    }
    serviceAccounts: {
      index: typeof routes['partners.service_accounts.index']
      store: typeof routes['partners.service_accounts.store']
      update: typeof routes['partners.service_accounts.update']
      switch: typeof routes['partners.service_accounts.switch']
    }
    serviceKeys: {
      store: typeof routes['partners.service_keys.store']
      rotate: typeof routes['partners.service_keys.rotate']
      approve: typeof routes['partners.service_keys.approve']
      revoke: typeof routes['partners.service_keys.revoke']
    }
  }
  transfer: {
    admin: {
      imports: {
        index: typeof routes['transfer.admin.imports.index']
        store: typeof routes['transfer.admin.imports.store']
        show: typeof routes['transfer.admin.imports.show']
        start: typeof routes['transfer.admin.imports.start']
        pause: typeof routes['transfer.admin.imports.pause']
        resume: typeof routes['transfer.admin.imports.resume']
        discard: typeof routes['transfer.admin.imports.discard']
        acknowledge: typeof routes['transfer.admin.imports.acknowledge']
        report: typeof routes['transfer.admin.imports.report']
        unmapped: typeof routes['transfer.admin.imports.unmapped']
        titles: typeof routes['transfer.admin.imports.titles']
        columns: typeof routes['transfer.admin.imports.columns']
      }
    }
  }
}
