import { kindByPattern } from './heading-patterns.ts';
import type { SectionKind } from './section-kind.ts';
import { lexicon, tightKeyOf } from './text.ts';

/** In addition: what comes before the first heading, and sections under unknown headings. */
export type AnyKind = SectionKind | 'top' | 'unknown';

/** The headings of CVs in all languages of the site. */
const headings: Record<SectionKind, string[]> = {
  experience:
    lexicon(`weg, mein weg, berufsweg, bisheriger weg, wegstationen, meilensteine, beschäftigungen, praktische tätigkeiten, anstellungen, schulischer und beruflicher werdegang, arbeitsverhältnisse, 工作經歷與職責, 工作資歷, 資歷, 工作经历及业绩, 学习与工作经历, 職務經歷, erfahrung, erfahrungen, bisherige stationen, beruflicher hintergrund, berufliches, beruf, beruflicher weg, arbeitsleben, career so far, roles, selected roles, where i have worked, employment and internships, parcours en entreprise, vie professionnelle, activité professionnelle, praca, praca i praktyki, arbeit, erwerbstätigkeit, berufliche engagements, berufsstationen, berufliche vita, jobs, professional life, mon expérience, postes, activités salariées, itinerario profesional, recorrido profesional, recorrido laboral, experiencia en empresas, zatrudnienie i praktyki, miejsca pracy, praca zarobkowa, 勤務履歴, 主要経歴, 職業経験, これまでの経歴, 职业生涯, 主要经历, 工作情况, 从业经验, 職業生涯, 職場經歷, 職場经历, 专业工作经历, 经历概要, 职场经历, 職務経歴（詳細）,
    experience, work experience, professional experience, employment, employment history, work history,
    career history, career, professional background, professional history, career summary, relevant experience, relevant work experience,
    industry experience, internships, internship, internship experience, internships and placements, placements, positions held, positions, appointments,
    practical experience, experience and internships, work, job history, work and experience, professional career, previous employment, previous positions, current position,
    other experience, additional experience, earlier experience, further experience, professional appointments, selected experience, experience highlights, career path, professional journey, where i've worked, other employment,
    professional employment, industrial experience, research experience, teaching experience, academic experience, academic appointments, earlier career, work placements, career to date, employment record,
    berufserfahrung, berufserfahrungen, beruflicher werdegang, berufspraxis, berufliche erfahrung, berufliche erfahrungen, berufliche tätigkeit, berufliche tätigkeiten, berufliche stationen, berufliche praxis, stationen, arbeitserfahrung, arbeitserfahrungen,
    praktische erfahrung, praktische erfahrungen, praktika, praktikum, werdegang, praxiserfahrung, praxis, tätigkeiten, bisherige tätigkeiten, beschäftigung, karriere, relevante berufserfahrung, berufstätigkeit, berufsweg, berufliche laufbahn, laufbahn, arbeitsverhältnisse, berufspraktika, nebentätigkeiten, nebenjobs, werkstudententätigkeit, werkstudententätigkeiten, praktika und nebentätigkeiten, berufserfahrung und praktika, berufliche entwicklung, arbeitsstationen, weitere berufserfahrung, frühere tätigkeiten, berufliche karriere, berufsleben,
    expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, expérience de travail, stages, stage, emplois, parcours, carrière, stages et emplois, expérience pro, expériences pro, antécédents professionnels, expériences et stages, stages et expériences, expérience en entreprise, historique professionnel, autres expériences, activités professionnelles, postes occupés, alternances, stages et alternances, expériences significatives, mon parcours, itinéraire professionnel, cheminement professionnel,
    experiencia, experiencias, experiencia laboral, experiencia profesional, experiencias profesionales, trayectoria profesional, trayectoria laboral, historial laboral, prácticas, prácticas profesionales, trayectoria, historial profesional, empleos, empleo, experiencia de trabajo, experiencia previa, otras experiencias, carrera profesional, puestos desempeñados, experiencia y prácticas, vida laboral, becas y prácticas, prácticas en empresa, otra experiencia,
    doświadczenie, doświadczenie zawodowe, przebieg pracy zawodowej, historia zatrudnienia, kariera zawodowa, kariera, praktyki, staże, praktyki i staże, staże i praktyki, praca zawodowa, doświadczenie zawodowe i praktyki, zatrudnienie, przebieg kariery, przebieg kariery zawodowej, przebieg zatrudnienia, doświadczenia zawodowe, dotychczasowe zatrudnienie, historia pracy, ścieżka kariery, ścieżka zawodowa, przebieg pracy, inne doświadczenie, pozostałe doświadczenie,
    職歴, 職務経歴, 経歴, 職務履歴, 業務経歴, 実務経験, 勤務歴, 職務詳細, 職務経歴詳細, 職務内容, 職務経験, インターンシップ, インターン, 勤務経験, 業務経験, キャリア, 主な職歴, 経歴詳細, 職歴詳細, インターン経験, 勤務先, アルバイト歴, インターン歴, 業務経歴詳細, インターンシップ経験,
    工作经历, 工作经验, 工作履历, 职业经历, 实习经历, 从业经历, 任职经历, 工作背景, 实习经验, 职业履历, 工作和实习经历, 工作与实习经历, 工作及实习经历, 实习与工作经历, 实践经历, 就业经历, 实习, 工作简历, 实习工作经历, 主要工作经历, 工作實習經歷, 職業生涯,
    工作經歷, 工作經驗, 工作履歷, 職業經歷, 實習經歷, 實習經驗, 從業經歷, 任職經歷, 專業經歷, 職涯經歷, 專業經驗, 主要經歷, 实习实践, 经历, 經歷, 专业经历, 专业经验, 工作, 職業經驗, 任職紀錄`),
  education:
    lexicon(`schul- und berufsbildung, schul- und hochschulbildung, hochschule, schulbesuch, schulabschlüsse, 求学履历, 学历背景, abschlüsse, ausbildung und abschlüsse, studium & ausbildung, schule & studium, lernen, learning, titres, diplômes obtenus, parcours de formation, estudios académicos, mi formación, moja edukacja, ukończone szkoły, 学歴・研修, 学業経歴, 求学经历, 学业, 學業, 教育情況,
    education, education and training, academic background, educational background, qualifications, academic qualifications, training, studies, academic history, education history, academic education, education and qualifications, degrees, schooling, professional training, continuing education, academics, education & certifications, university education, higher education,
    ausbildung, bildungsweg, studium, bildung, schulbildung, schulausbildung, akademischer werdegang, ausbildung und studium, aus- und weiterbildung, weiterbildung, weiterbildungen, schulische laufbahn, akademische ausbildung, hochschulbildung, berufsausbildung, hochschulstudium, fortbildung, fortbildungen, studium und ausbildung, studium und schule, schule, bildungsgang, schulischer werdegang, universitäre ausbildung, schul- und berufsausbildung, schule und studium, ausbildung und weiterbildung, wehrdienst, zivildienst, promotion,
    formation, formations, études, parcours académique, éducation, diplômes, diplômes et formations, formation académique, cursus, parcours scolaire, formation initiale, formations et diplômes, scolarité, études et formations, formation et diplômes, formation continue, cursus universitaire, cursus scolaire, parcours universitaire, formation universitaire, éducation et formation,
    educación, formación, formación académica, estudios, estudios realizados, formación complementaria, educación y formación, titulación, datos académicos, historial académico, formación reglada, cursos, formación universitaria, educación superior, formación y estudios, titulaciones, preparación académica, trayectoria académica, formación profesional,
    wykształcenie, edukacja, szkolenia, kursy i szkolenia, kursy, przebieg edukacji, studia, wykształcenie i kwalifikacje, przebieg nauki, szkolenia i kursy, nauka, edukacja i szkolenia, wykształcenie i szkolenia, szkoły, kształcenie,
    学歴, 学業, 教育, 学歴・資格, 最終学歴, 学歴及び資格, 研修, 教育背景, 学習歴, 受教育经历, 教育经历, 教育经验, 学历, 教育情况, 培训经历, 学习经历, 教育与培训, 求学经历, 教育及培训, 教育信息, 學歷, 教育背景, 教育程度, 教育經歷, 學經歷, 培訓經歷, 求學經歷, 學歷背景, 在校经历, 校园经历, 校園經歷, 教育培训`),
  personal:
    lexicon(`ihr kontakt zu mir, eckdaten, angaben zu meiner person, 個人檔案, 本人概况, 求职者信息, 個人簡介資料, personal details, personal information, personal data, contact, contact details, contact information, contact info, about, personal, address, details, personal particulars, contacts, get in touch, reach me, information, bio-data, personal info,
    persönliche daten, persönliche information, persönliche angaben, kontakt, kontaktdaten, angaben zur person, zur person, persönliches, personalien, anschrift, kontaktinformationen, persönliche informationen, steckbrief, daten, kontakt und persönliches, zu meiner person, meine daten,
    informations personnelles, coordonnées, contact, état civil, données personnelles, renseignements personnels, contacts, mes coordonnées, infos personnelles, identité, informations, infos, profil personnel, état-civil, informations de contact,
    datos personales, contacto, datos de contacto, información personal, información de contacto, datos, datos básicos, informacion de contacto, filiación, perfil personal,
    dane osobowe, dane kontaktowe, kontakt, dane, informacje osobiste, informacje kontaktowe, dane osobiste, dane personalne, informacje o mnie, informacje osobowe, kontakt i dane osobowe,
    個人情報, 連絡先, 基本情報, プロフィール, 基本データ, 氏名・連絡先, 個人データ, 本人情報, 基本プロフィール, 联系方式, 个人信息, 基本信息, 个人资料, 基本资料, 基本情况, 联系信息, 联络方式, 个人基本信息, 个人概况, 個人資料, 個人資訊, 基本資料, 聯絡方式, 聯絡資訊, 聯繫方式, 個人基本資料, 聯絡資料, 个人基本资料`),
  objective:
    lexicon(`gewünschte beschäftigung, gewünschte beschäftigung / gewünschtes berufsfeld, gewünschte tätigkeit, 應徵項目, objective, career objective, job objective, position applied for, employment objective, professional objective, career goal, target position, desired position, position sought, job target, career aim, goal, career goals,
    berufsziel, berufsziele, karriereziel, ziel, angestrebte position, bewerbung, bewerbung als, bewerbungsziel, zielposition, gewünschte position, wunschposition, stellenziel,
    objectif, objectif professionnel, objectifs, poste recherché, poste visé, projet professionnel, poste souhaité, candidature, emploi recherché, objectif de carrière,
    objetivo, objetivo profesional, objetivos, puesto solicitado, objetivo laboral, puesto deseado, puesto al que opta, empleo deseado, puesto de interés,
    cel zawodowy, cel, stanowisko, ubiegam się o stanowisko, aplikuję na stanowisko, cele zawodowe, oczekiwane stanowisko,
    志望動機, 希望職種, 応募職種, 志望職種, 応募ポジション, 希望ポジション, 志望ポジション, 希望職務, 求职意向, 应聘职位, 求职目标, 期望职位, 应聘岗位, 意向岗位, 求職意向, 應徵職位, 應聘職位, 應徵職務, 希望職務, 求職目標, 应聘意向, 职业目标, 求职岗位, 意向职位, 期望職位, 職業目標, 求职方向`),
  profile:
    lexicon(`自我概述, profile, summary, professional summary, about me, executive summary, personal profile, professional profile, career profile, personal statement, overview, introduction, key achievements, professional overview, summary of qualifications, who i am,
    profil, kurzprofil, über mich, zusammenfassung, qualifikationsprofil, zu mir, kurzportrait, persönliches profil, berufliches profil, wer ich bin, kurzvorstellung, fachprofil,
    profil, à propos, à propos de moi, résumé, profil professionnel, présentation, qui suis-je, résumé professionnel, en bref, accroche,
    perfil, perfil profesional, sobre mí, resumen, resumen profesional, extracto, acerca de mí, presentación, quién soy, sumario, resumen ejecutivo,
    profil zawodowy, o mnie, podsumowanie, podsumowanie zawodowe, o sobie, kim jestem, krótko o mnie,
    職務要約, 自己紹介, 自己pr, 要約, 職務概要, 自己prポイント, 概要, 略歴, 経歴要約, サマリー, 自我评价, 个人简介, 自我介绍, 个人评价, 个人总结, 职业概述, 自我評價, 自我介紹, 個人簡介, 簡介, 个人优势, 自我描述, 职业总结, 自傳, 专业概述, 職涯摘要, 個人優勢, 个人概述, 自我总结, 職業摘要, 工作摘要, 个人特点, 核心优势, 職務摘要, 个人亮点, 專業摘要, 摘要`),
  references: lexicon(
    `references, referees, referenzen, références, referencias, referencje, 推薦者, 推薦人, 推荐人, 身元保証人, 照会先, 證明人, 证明人, reference`,
  ),
  other:
    lexicon(`persönliche fähigkeiten und kompetenzen, persönliche fähigkeiten, skills, key skills, technical skills, core skills, it skills, computer skills, skills and tools, skills & tools, core competencies, competencies, expertise, areas of expertise, languages, language skills, interests, hobbies, hobbies and interests, interests and hobbies, certifications, certificates, certificates and training, licences, licenses, awards, honours, honors, honors and awards, awards and honours, projects, selected projects, key projects, personal projects, side projects, publications, selected publications, patents, volunteering, volunteer experience, volunteer work, voluntary work, community, memberships, professional memberships, activities, extracurricular activities, additional information, further information, achievements, tools, technologies, software, strengths, courses, conferences, portfolio, links, driving licence, other, miscellaneous, military service, social media, leadership, community service, affiliations, professional affiliations, professional development, accomplishments, other skills, soft skills, hard skills, online, research, research interests, teaching, talks, presentations, licences and certificates, skills summary, technical expertise, other information, extracurricular, voluntary experience, other activities, availability, declaration, hobbies & interests,
    kenntnisse, fähigkeiten, kompetenzen, sprachen, sprachkenntnisse, edv-kenntnisse, edv, it-kenntnisse, interessen, hobbys, hobbies, zertifikate, zertifizierungen, auszeichnungen, projekte, veröffentlichungen, publikationen, ehrenamt, ehrenamtliches engagement, ehrenamtliche tätigkeit, ehrenamtliche tätigkeiten, engagement, besondere kenntnisse, weitere kenntnisse, sonstiges, führerschein, stärken, weitere qualifikationen, qualifikationen, zusatzqualifikationen, fachkenntnisse, kenntnisse und fähigkeiten, fähigkeiten und kenntnisse, freizeit, it, mitgliedschaften, patente, soziales engagement, sonstige kenntnisse, weitere angaben, technische kenntnisse, interessen und hobbys, hobbys und interessen, persönliche interessen, kernkompetenzen, auslandsaufenthalte, auslandserfahrung, software, besondere fähigkeiten, schwerpunkte, preise, weiterbildung und zertifikate, sprachen und edv, ehrenämter, computerkenntnisse, persönliche stärken, softwarekenntnisse, weiteres, zusätzliche qualifikationen, verfügbarkeit, anlagen, vereine, freiwilliges engagement,
    compétences, compétences techniques, langues, informatique, centres d'intérêt, centre d'intérêt, loisirs, certifications, certificats, projets, publications, bénévolat, engagements, atouts, divers, permis, distinctions, outils, savoir-faire, savoir-être, qualités, intérêts, compétences clés, compétences linguistiques, compétences informatiques, langues étrangères, permis de conduire, activités, vie associative, engagement associatif, activités associatives, activités extra-professionnelles, logiciels, réalisations, prix, récompenses, expérience associative, expériences bénévoles, associations, compétences et outils, langues et informatique, informations complémentaires, brevets, passions, points forts, hobbies, projets personnels, activités bénévoles, autres, compétences personnelles, compétences professionnelles,
    competencias, habilidades, aptitudes, conocimientos, idiomas, informática, intereses, aficiones, certificaciones, certificados, proyectos, publicaciones, voluntariado, otros datos, otros datos de interés, datos de interés, carnet de conducir, permiso de conducir, logros, premios, información adicional, herramientas, conocimientos informáticos, competencias técnicas, capacidades, hobbies, otros, otros conocimientos, habilidades técnicas, destrezas, habilidades y competencias, cursos y certificaciones, conocimientos técnicos, competencias clave, reconocimientos, patentes, premios y reconocimientos, software, fortalezas, intereses personales, actividades, formación y certificaciones, idiomas y herramientas, asociaciones, información complementaria, competencias digitales, disponibilidad,
    umiejętności, języki, języki obce, znajomość języków, znajomość języków obcych, zainteresowania, hobby, certyfikaty, projekty, publikacje, wolontariat, dodatkowe informacje, informacje dodatkowe, prawo jazdy, kompetencje, osiągnięcia, nagrody, nagrody i wyróżnienia, kwalifikacje, uprawnienia, umiejętności i kompetencje, kluczowe umiejętności, umiejętności techniczne, umiejętności twarde, umiejętności miękkie, obsługa komputera, działalność, działalność dodatkowa, inne, certyfikaty i szkolenia, oprogramowanie, narzędzia, mocne strony, klauzula, rodo, zgoda, kwalifikacje i uprawnienia, aktywność społeczna, działalność społeczna, umiejętności i narzędzia, dodatkowe umiejętności, kursy i certyfikaty, certyfikaty i uprawnienia, znajomość programów, pozostałe informacje, działalność wolontariacka,
    資格, 免許, 免許・資格, 資格・免許, 保有資格, 取得資格, スキル, 語学, 語学力, 言語, 趣味, 特技, 趣味・特技, 特技・趣味, 活かせる経験, 活かせる経験・知識・技術, 活かせる知識・技術, 活かせる経験・知識, テクニカルスキル, pcスキル, 本人希望記入欄, 本人希望, 通勤時間, 扶養家族, 受賞歴, 論文, プロジェクト, プロジェクト経験, ボランティア, ボランティア活動, 志望の動機, 志望動機・自己pr, 賞罰, 研究業績, 語学・資格, 資格・語学, 資格・スキル, スキル・資格, 自己pr・志望動機, その他, 得意分野, 主な実績, 実績, 使用ツール, 言語スキル, 専門スキル, ツール, itスキル, 得意な学科, 健康状態, 受賞, 課外活動, 社会活動, 備考, 免許・資格等, 資格等, 語学スキル, 活動, 趣味・関心, 強み, 関心事, 社外活動, 特許, 表彰, 発表, 資格および語学, 資格・検定, 保有スキル, 知識・技術,
    技能, 专业技能, 语言, 语言能力, 语言技能, 兴趣爱好, 兴趣, 爱好, 证书, 获奖情况, 荣誉奖项, 奖项, 项目经历, 项目经验, 科研经历, 志愿者经历, 志愿服务, 志愿活动, 社会实践, 其他, 其他信息, 附加信息, 资格证书, 技能证书, 证书与技能, 计算机能力, 计算机技能, 技能特长, 特长, 发表论文, 论文, 专利, 论文与专利, 专利与论文, 培训, 所获荣誉, 荣誉证书, 荣誉, 技能与证书, 技能及证书, 掌握技能, 个人技能, 专业能力, 职业技能, 个人荣誉, 校园活动, 兴趣与爱好, 主要业绩, 工作业绩, 语言与技能, 技能与语言, 软件, 软件技能, 志愿经历, 志愿者服务, 外语能力, 外语, 奖励, 职业资格, 资质证书, 其他技能, 社团活动, 核心技能, 技能和语言, 期望薪资, 语言和技能, 附件,
    專業技能, 語言能力, 語言, 技能專長, 專長, 興趣, 興趣愛好, 證照, 證書, 專案經歷, 專案經驗, 獲獎紀錄, 獎項, 榮譽, 志工經歷, 社團經歷, 志工服務, 著作, 專利, 證照與技能, 其他資訊, 電腦技能, 工作技能, 資格證照, 專業證照, 擅長工具, 技能與證照, 興趣與嗜好, 嗜好, 志願服務, 志工經驗, 論文發表, 語文能力, 核心能力`),
  document: lexicon(
    `curriculum vitae, cv, resume, résumé, curriculum, lebenslauf, tabellarischer lebenslauf, curriculum vitæ, życiorys, hoja de vida, 履歴書, 職務経歴書, 简历, 個人簡歷, 个人简历, 求职简历, 履歷, 履歷表, 個人履歷, 个人履历, 簡歷, europass, europass cv, bewerbungsunterlagen, europass lebenslauf, 履历, 经历书, 中文简历, 中文履歷, 英文简历, 應徵履歷`,
  ),
};

const kinds = new Map<string, SectionKind>();
for (const kind of Object.keys(headings) as SectionKind[]) {
  for (const heading of headings[kind]) {
    const key = tightKeyOf(heading);
    if (!kinds.has(key)) kinds.set(key, kind);
  }
}

const conjunctions =
  /\s*(?:&|\+|\/|(?<![\p{L}])(?:and|und|et|y|i|oraz|e)(?![\p{L}])|・|、|与|與|和|及|\(|:|,)\s*/iu;

const decoration =
  /^(?:part\s?\d{1,2}(?=\P{L})|[\d.]{1,4}|[ivxIVX]{1,4}[.)]|[一二三四五六七八九十]{1,2}[、.．)]|[【<〈《■◆●▼▍▌|#*\s\-=~_]+)\s*|[】>〉》■◆●▼|#*\s\-=~_:：]+$/giu;

/** `Meine Erfahrung`, `My experience`. */
const own = /^(?:meine?|my|mon|ma|mes|mis?|moje|moja|mój|die|the|les?|la)\s+(?=\S)/iu;

/** `Życiorys zawodowy`, `应聘登记表`: the document's title with an additional word. */
const documentName =
  /^(?:(?:tabellarischer|ausführlicher|kurz|beruflicher|mein|professional|个人|個人|求职|求職|中文|我的)?(?:lebenslauf|curriculumvitae|résumé|简历|簡歷|履历表?|履歷表?|życiorys|zyciorys|cv)(?:zawodowy|profesional|professionnel|professionnelle|documenté|summary)?|(?:应聘|應聘|求职|求職|应征|應徵|入职|個人|个人)(?:者|人员?|人員)?(?:登记|登記|申请|申請|信息|資料|履历|履歷)表)$/u;

/** @returns the kind of section that a line begins, if the line says nothing else. */
export function headingOf(text: string): SectionKind | null {
  if (text.length > 60) return null;
  const bare = text.replace(decoration, '');
  const core = bare.replace(own, '').replace(/\s*[(（][^)）]*[)）]\s*$/u, '');
  const key = tightKeyOf(core);
  if (key === '') return null;
  const exact =
    kinds.get(key) ??
    kinds.get(key.replace(/(?:一覧|一览|一覽|詳細|概要)$/u, '')) ??
    (documentName.test(key) ? 'document' : undefined) ??
    kindByPattern(tightKeyOf(bare.replace(/\s*[(（][^)）]*[)）]\s*$/u, '')));
  if (exact) return exact;
  // `Berufserfahrung & Praktika`: the first known heading decides.
  const parts = bare.split(conjunctions).filter((part) => part.trim() !== '');
  if (parts.length < 2 || parts.length > 4) return null;
  const found = parts.map((part) => kinds.get(tightKeyOf(part)));
  const isKnown = found.every((kind) => kind !== undefined);
  // Studies within a list of jobs can still be told apart; a job left out is lost.
  if (isKnown && found.includes('experience')) return 'experience';
  return isKnown ? (found[0] ?? null) : null;
}

/** Word stems that headings consist of, for wordings that are in no list. */
const stems: [SectionKind, RegExp][] = [
  [
    'education',
    /gelernt|studiert|appris|étudié|estudiado|estudié|uczy[łl]|studiowa|i(?:.ve| have)? (?:studied|learn)|titres|universit|habilit|educat|a[ck]adem|qualificat|studies|schooling|bildung|studium|schul|formation|études|diplôm|formaci[oó]n|estudios|educaci|titulaci|wykszta|edukac|szkole|studia|学歴|學歷|教育|学习|求学|求學|研修|培训|培訓/iu,
  ],
  [
    'experience',
    /working (?:life|history|years)|(?<!social |team)work (?:record|to date|so far)|(?:paid|recent|previous) work|^(?:posts|roles|jobs?|firms|assignments|workplaces|stellen|positionen|firmen|fonctions|entreprises|postes|puestos|empleos|empresas|stanowiska)$|roles (?:and|&)|recent roles|service record|job (?:record|history)|job-historie|arbeitsplätze|bisherige arbeit|erwerbs|arbeits(?:praxis|biogra)|dienstverh|trajectoire|vie active|postes (?:précéd|success)|métier|travail(?!\p{L})|(?:previous|past|earlier|former|prior) (?:roles|posts|work)|(?:posts|roles|offices) held|occupation|track record|professional (?:path|life|story|journey)|i did|arbeitsstellen|(?:bisherige|frühere|vorherige|letzte) (?:stellen|positionen|anstellungen)|métiers|missions|vécu professionnel|vie professionnelle|vida laboral|recorrido|życie zawodowe|dotychczasow|poprzedni|miejsca pracy|arbeitgeber|employers?(?!\p{L})|employeur|jobs(?!\p{L})|trabaj[oé]s?(?!\p{L})|prac[aęy](?!\p{L})|働|仕事|ich (?:\S+ )?gemacht|gearbeitet|travaillé|ai.je fait|j.ai fait|trabajado|trabajé|pracowa[łl]|i(?:.ve| have)? worked|situaci[oó]n (?:profesional|laboral)|situation professionnelle|fonctions (?:exercé|occupé)|postes? (?:occupé|tenu)|(?:cargos|puestos) (?:desempeñ|ocupad)|(?:pełnione|zajmowane) |experience|employment|background|career|work history|positions|placements|internship|erfahrung|beruf|werdegang|stationen|praktik|tätigkeit|beschäftig|karriere|laufbahn|expérience|parcours|emploi|stages|carrière|experiencia|trayectoria|laboral|empleo|prácticas|doświadcz|zatrudn|karier|praktyk|staże|zawodow|職歴|経歴|職務|勤務|経験|インターン|工作|经历|經歷|经验|經驗|任职|任職|实习|實習|职业|職業/iu,
  ],
  [
    'personal',
    /personal|contact|kontakt|persönlich|coordonnées|datos|contacto|osobow|連絡|个人信息|联系|聯絡|基本/iu,
  ],
];
const otherStems =
  /(?:kann|mache|mag) ich|ich (?:\S+ ){0,2}(?:kann|mache|mag)$|je sais faire|j.aime|sé hacer|me gusta|robię|potrafię|lubię|i can do|i like|responsabilités|encadrement|mandats?\b|vorträge|tagung|mitglied|gesellschaften|communications?\b|conférences|ponencias|congresos|konferenc|referaty|stypend|becas\b|bourses|stipendi|skill|language|project|volunt|award|honou?r|interest|hobb|publicat|certif|licen[cs]e|patent|member|kenntnis|sprach|projekt|ehrenamt|engagement|interess|zertifik|auszeichn|compéten|langues|projets|bénévol|loisirs|proyecto|idioma|competenc|voluntar|aficion|logros|umiejętn|język|wolontar|zainteres|osiągni|certyfik|資格|スキル|語学|趣味|プロジェクト|ボランティア|技能|语言|語言|外语|外語|项目|專案|志愿|志工|获奖|獲獎|荣誉|社团|社團|校园|校園|科研/iu;

/** @returns the kind that a heading's words imply, for text that looks like a heading. */
export function kindByStems(text: string): SectionKind | null {
  if (otherStems.test(text)) return 'other';
  return stems.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
