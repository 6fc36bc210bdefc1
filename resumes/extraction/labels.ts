import type { LabelKind } from './label-kind.ts';
import { kindByLabelStems } from './label-stems.ts';
import { fold, keyOf, lexicon, tightKeyOf } from './text.ts';

const labels: Record<LabelKind, string[]> = {
  name: lexicon(
    `申请人, 求职者, 应聘人, 應徵者, 申請人, familienname vorname, vor- und familienname, nachname vorname(n), 姓名/name, name/姓名, 中文名, 姓名(中文), name, full name, candidate, candidate name, applicant, name and surname, your name, vor- und nachname, vor- und zuname, name vorname, vorname nachname, vorname und nachname, vollständiger name, vorname name, nachname vorname, bewerber, bewerberin, nom et prénom, nom prénom, prénom et nom, nom complet, prénom nom, noms et prénoms, nom & prénom, nombre y apellidos, nombre completo, apellidos y nombre, nombre y apellido, apellidos nombre, nombre apellidos, nazwisko i imię, imię i nazwisko, imiona i nazwisko, imię nazwisko, kandydat, 氏名, 名前, お名前, 姓名, 姓 名, 氏名(漢字), surname(s) / first name(s), surname / first name, surname first name, first name / surname, first name surname, first name(s) / surname(s), first name last name, last name first name, name / vorname, 中文姓名, 名字, 候选人, imię i nazwisko kandydata, name surname, name and first name, nachname / vorname, nom / prénom, nachname(n) / vorname(n), nom(s) / prénom(s), apellido(s) / nombre(s), nazwisko(-a) / imię (imiona)`,
  ),
  familyName: lexicon(
    `nom, surname, last name, family name, lastname, nachname, familienname, zuname, nom de famille, apellidos, apellido, primer apellido, nazwisko, 姓, 氏, surname(s), last name(s), nom d'usage`,
  ),
  givenName: lexicon(
    `first name, given name, forename, firstname, given names, first names, forenames, vorname, vornamen, rufname, prénom, prénoms, nombre, nombres, imię, imiona, 名, first name(s), given name(s)`,
  ),
  reading: lexicon(
    `ふりがな, フリガナ, よみがな, カナ, ローマ字, 英語表記, ローマ字表記, 拼音, pinyin, ふりかな, 氏名(カナ), 氏名(ふりがな), 氏名(フリガナ), 氏名カナ, 英文名, 英文姓名, english name, 曾用名, geburtsname, maiden name, nom de jeune fille, nazwisko rodowe, 姓名拼音, 氏名(ローマ字)`,
  ),
  birth: lexicon(
    `geb.-datum/-ort, geburtsdatum und ort, geboren am/in, 出生年/月, 生年月, 出生年月(岁), datum der geburt, geb.-dat., geburtsdat., jahrgang, rok urodzenia, año de nacimiento, année de naissance, geburtsjahr, born on, date de naiss., né(e), f. de nacimiento, rocznik, 出生年, dzień urodzenia, date of birth, born, birth date, birthdate, dob, d.o.b., birthday, geburtsdatum, geboren, geboren am, geb., geb. am, geburtstag, geburtsdatum und -ort, geburtsdatum/-ort, geburtsdatum / -ort, geburtsdatum und ort, geburtsdatum / geburtsort, geburtsdatum/ort, geburtstag und -ort, geburtsdatum / ort, geburtsdatum und geburtsort, geboren am / in, date de naissance, né le, née le, né(e) le, naissance, date et lieu de naissance, né, née, fecha de nacimiento, nacimiento, nacido, nacida, nacido el, nacida el, f. nacimiento, f. nac., fecha y lugar de nacimiento, lugar y fecha de nacimiento, fecha de nac., data urodzenia, ur., urodzony, urodzona, data i miejsce urodzenia, ur. dnia, data ur., urodzony/a, 生年月日, 生年月日(年齢), 出生日期, 出生年月, 出生年月日, 生日, 誕生日, 出生, 出生时间, date / place of birth, date and place of birth, place and date of birth, birth, lugar y fecha de nac., geb.-datum, geb.datum, 出生年月(年龄)`,
  ),
  nationality: lexicon(
    `passport, reisepass, passeport, pasaporte, paszport, bürgerrecht, heimatland, citizen, 公民身份, 所属国籍, herkunftsland, pays, land der staatsangehörigkeit, nat., nationalität/en, staatsang., staatsangeh., nationality, citizenship, nationalities, citizen of, nationalität, staatsangehörigkeit, staatsbürgerschaft, nationalité, citoyenneté, nacionalidad, ciudadanía, obywatelstwo, narodowość, 国籍, 國籍, nationality / citizenship, nationality/citizenship, staatsangehörigkeiten, nationalités, 国籍・地域, 国籍/地区, 国籍(地区)`,
  ),
  email: lexicon(
    `电邮, 电子邮址, 電子郵箱, email, e-mail, mail, email address, e-mail address, e-mail-adresse, emailadresse, courriel, adresse e-mail, adresse email, correo, correo electrónico, correo-e, adres e-mail, adres email, poczta elektroniczna, メール, メールアドレス, eメール, e メール, 电子邮件, 邮箱, 电子邮箱, 電子郵件, 電子信箱, 電郵, mél, mail., 信箱, 邮件, 邮箱地址, 電子メール, e-mail(s), mel, 郵箱`,
  ),
  phone: lexicon(
    `port., tél. port., tél. portable, tél. mobile, téléphone portable, tél. fixe, tel. móvil, tel. mov., telf. móvil, nr kontaktowy, kontakt telefoniczny, numer kontaktowy, telefon privat, tel. privat, mobilnummer, mobilfunk, tel./mobil, telefon / mobil, 联络电话, telefon(e), telefonisch, erreichbar unter, natel, gsm, fon, ruf, festnetz, mob, mob., privat, cell., fixe, fijo, tel. domowy, 座机, 固话, 联系方式, 聯絡方式, 連絡先電話, whatsapp, tel / mobile, telefon/mobil, mobile no, mobile no., h/p, kontakt tel., nr tel., nr tel, tel. nr, tel nr, telephone / mobile, 联系手机, phone, telephone, tel, tel., mobile, mobile phone, cell, cell phone, phone number, mobile number, t, m, telephone number, contact number, telefon, mobil, handy, mobiltelefon, tel.-nr., telefonnummer, handynummer, rufnummer, téléphone, portable, tél, tél., mobile, teléfono, móvil, telf., tfno., teléfono móvil, celular, tlf., tlf, telefon komórkowy, tel. kom., komórka, nr telefonu, numer telefonu, kom., telefon kontaktowy, 電話, 電話番号, 携帯, 携帯電話, 携帯番号, 电话, 手机, 手机号, 联系电话, 手机号码, 行動電話, 手機, 聯絡電話, tel/fax, 移动电话, 電話號碼, 电话号码, phone no., phone no, telephone(s), telefone, 連絡電話, 自宅電話, 携帯電話番号, 手機號碼, 聯繫電話, tel. mobil`,
  ),
  fax: lexicon(
    `fax, telefax, ファックス, fax番号, 传真, 傳真, télécopie, faks, url, website, web, web site, homepage, linkedin, github, xing, skype, portfolio, wechat, 微信, qq, 個人網站, 个人网站, ウェブサイト, blog, strona www, sitio web, site web, line, twitter, profil linkedin, www, webseite, internet`,
  ),
  address: lexicon(
    `miasto, municipio, comuna, commune, residencia, residencia actual, lugar de residencia, ciudad de residencia, adres zam., adres do korespondencji, adres korespondencyjny, miejsce zam., zam., zamieszkała, zamieszkały, zamieszkanie, vivo en, resido en, domicilio actual, domicilio particular, dirección actual, lieu de résidence, lieu d'habitation, habite à, wohnsitz, derzeitiger wohnort, straße, str., straße und hausnummer, straße/nr., plz / wohnort, rue, calle, ulica, plz/ort, plz und ort, 现在住址, 常用地址, 联系住址, 详细地址, 现居住城市, 目前居住地, 目前居住城市, 通信地址, 联络地址, 现居地址, 居住所在地, straße und ort, meldeadresse, hauptwohnsitz, wohnadresse, wohnort/adresse, adresse privée, lives at, living in, home town, ville, localité, población, ciudad, lugar, miejscowość, adres domowy, 現在地, 居所, 现住地址, 城市, 现居城市, 居住地点, 聯絡住址, domicile actuel, zustelladresse, stadt, town, city, lokalizacja, localización, ubicación, localisation, standort, address, 现居地址, home address, current address, residence, residential address, postal address, permanent address, mailing address, location, domicile, resident at, lives in, adresse, anschrift, wohnhaft, wohnort, wohnhaft in, wohnadresse, wohnsitz, postanschrift, privatadresse, adresse postale, adresse actuelle, domicile, résidence, adresse personnelle, adresse du domicile, dirección, domicilio, residencia, dirección postal, dirección actual, lugar de residencia, direccion, adres, adres zamieszkania, miejsce zamieszkania, adres korespondencyjny, zamieszkanie, zamieszkały, zamieszkała, zam., 住所, 現住所, ご住所, 居住地, 現在の住所, 地址, 现居住地, 通讯地址, 联系地址, 家庭住址, 住址, 居住地址, 現居地, 通訊地址, 現居住地, 聯絡地址, 现居地, 现住址, 所在地, 现居, 現居, 家庭地址, 常住地, 居住城市, 所在城市, address(es), 現居地址, 現住址, 詳細住所, 现居住地址, 现地址, current residence, home, lieu de résidence, based in, lebt in, habite à`,
  ),
  target: lexicon(
    `gesucht, gesucht wird, ich suche, busco, je cherche, szukam, aplikacja, kandydatura, candidature, candidatura, objetivo laboral, objetivo profesional, objetivo, objectif professionnel, objectif, berufsziel, karriereziel, berufliches ziel, cel zawodowy, job objective, career objective, oferta pracy, solicitud de empleo, poste demandé, stelle als, bewirbt sich als, bewirbt sich um, gewünschte tätigkeit, angestrebte tätigkeit, beworbene stelle, stellenbezeichnung, gewünschte beschäftigung, gewünschtes berufsfeld, gewünschte beschäftigung/gewünschtes berufsfeld, bewerbung um eine stelle als, desired employment/occupational field, emploi recherché/domaine de compétence, empleo deseado/familia profesional, 申请岗位, 拟任职位, 职位意向, 应征职位, 欲应聘职位, 期望职业, 期望工作, 申请岗位, 應徵項目, 希望職位, 希望工作, bewerbung, gesuchte position, gesuchte stelle, zielfunktion, wunschstelle, wunschberuf, application, role sought, seeking, job sought, poste convoité, poste ciblé, candidature à, cargo al que aspira, puesto al que aspira, vacante de interés, cargo deseado, pożądane stanowisko, stanowisko na które aplikuję, poszukiwane stanowisko, 志望, 目标岗位, 期望岗位, 求职方向, 意向, 应聘方向, 目標職缺, 応募ポスト, 志望業務, 希望業務, position recherchée, post sought, interested in, bewerbung um die position, betreff, angestrebte funktion, applying as, position applied for, applied position, applying for, application for, job applied for, desired position, target position, target role, position sought, desired job, desired role, role applied for, objective, career objective, post applied for, job objective, target, job applied for / position, angestrebte position, bewerbung als, bewerbung um, bewerbung für, zielposition, gewünschte position, wunschposition, bewerbung um die stelle als, stelle, bewerbung auf die stelle, bewerbung als position, ziel, berufsziel, angestrebte stelle, bewerbung um die stelle, bewerbung auf, candidature, poste recherché, poste visé, poste souhaité, candidature au poste de, emploi recherché, candidature pour le poste de, objectif, poste demandé, emploi visé, candidature au poste, emploi souhaité, candidat au poste de, candidate au poste de, puesto solicitado, puesto deseado, puesto al que opta, candidatura, candidatura a, puesto, objetivo, objetivo profesional, puesto de interés, vacante, empleo solicitado, empleo deseado, candidatura al puesto de, solicitud para el puesto de, puesto al que se postula, candidatura para, aplikuję na stanowisko, stanowisko, ubiegam się o stanowisko, aplikacja na stanowisko, cel zawodowy, oferta, oczekiwane stanowisko, stanowisko docelowe, kandydatura na stanowisko, 応募職種, 希望職種, 志望職種, 応募ポジション, 希望職務, 応募先, 応募, 志望ポジション, 応募職位, 希望ポジション, 求职意向, 应聘职位, 应聘岗位, 求职岗位, 期望职位, 意向岗位, 目标职位, 求職意向, 應徵職位, 應聘職位, 應徵職務, 希望職務, 期望職位, 意向职位, 目標職位, 應徵職缺, 申请职位, 申請職位, 求职目标, 应聘, 應徵, 意向职务, 求职职位, 應聘職務, 希望职位, job title sought, preferred job, desired employment / occupational field, studies applied for, angestrebte tätigkeit, beruf`,
  ),
  industry: lexicon(
    `tätigkeitsbereich oder branche, branchenkenntnisse, branchenschwerpunkt, wirtschaftszweig, branche des arbeitgebers, type ou secteur d'activité, tipo de empresa o sector, rodzaj działalności lub sektor, 现从事行业, 曾从事行业, 行业经验, 行业领域, 工作行业, 公司行业, 任职行业, 行业类型, 單位行業, 单位行业, industry, sector, industry sector, industries, business sector, branche, industriezweig, branchen, branchenerfahrung, bisherige branche, secteur, secteur d'activité, secteurs, domaine d'activité, secteurs d'activité, sector, sectores, industria, sector de actividad, branża, branże, sektor, 業種, 業界, 経験業種, 経験業界, 行业, 所属行业, 从事行业, 行業, 產業, 產業別, 所属业界, 過往行業, 过往行业, 产业, 所在行业, 从业行业, type of business or sector, past industry, industry experience, 現職業種, 行业背景, 產業背景, 从事的行业, industry background, 產業類別, 行业类别, dotychczasowa branża, bisherige branchen, secteur actuel, 經歷產業, 業界経験`,
  ),
  title: lexicon(
    `任职岗位, 所任职位, 所任职务, 担任, 担任职务, 职位/岗位, 岗位/职位, 所在岗位, 职务/岗位, position, job title, title, role, occupation or position held, designation, occupation, function, post, position held, position, funktion, tätigkeit, berufsbezeichnung, rolle, stellung, tätigkeit als, beruf oder funktion, poste, fonction, intitulé du poste, poste occupé, emploi, emploi occupé, fonction ou poste occupé, cargo, puesto, puesto desempeñado, función, posición, categoría, profesión o cargo desempeñado, stanowisko, zawód, funkcja, rola, zajmowane stanowisko, wykonywany zawód lub zajmowane stanowisko, 役職, 職種, 職位, ポジション, 役割, 职位, 岗位, 职务, 担任职务, 工作职位, 職務, 職稱, 担任职位, 擔任職務, 職位名稱, 职位名称, 岗位名称, 担当職種, 工作岗位, 肩書, 役職・職種, 職種・役職, 职称`,
  ),
  organisation: lexicon(
    `聘用单位, 所在单位, 任职单位, 任职企业, 所在公司, 单位/公司, 公司/单位, company, employer, organisation, organization, name and address of employer, name of employer, employer name, company name, firma, arbeitgeber, unternehmen, betrieb, name und adresse des arbeitgebers, entreprise, employeur, société, nom et adresse de l'employeur, organisme, structure, empresa, compañía, organización, nombre de la empresa, nombre y dirección de la empresa o empleador, empleador, pracodawca, przedsiębiorstwo, nazwa i adres pracodawcy, nazwa firmy, 会社名, 勤務先, 企業名, 所属会社, 会社, 公司, 公司名称, 单位, 工作单位, 单位名称, 企业名称, 公司名稱, 任職公司, 服務單位, 任职公司, 雇主, 勤務先名, 在职公司, 工作单位名称, 服務公司, name und anschrift des arbeitgebers`,
  ),
  period: lexicon(
    `period, dates, date, from - to, time, duration, zeitraum, datum, dauer, von - bis, période, dates, durée, periodo, período, fechas, fecha, okres, daty, data, okres zatrudnienia, 期間, 在籍期間, 勤務期間, 时间, 任职时间, 工作时间, 起止时间, 在職期間, 任職期間, 在职时间, 任期, 時間, 年月, 雇用期間, okres pracy, 就业时间, 在職時間, dates (from - to), 起止年月, 年, 月, employment period, beschäftigungszeitraum, 工作期间`,
  ),
  task: lexicon(
    `wichtigste tätigkeiten und zuständigkeiten, wichtigste tätigkeiten, responsibilities, tasks, main activities and responsibilities, key achievements, duties, achievements, key responsibilities, main tasks, technologies, tech stack, environment, tools, aufgaben, tätigkeiten, aufgabenbereich, schwerpunkte, haupttätigkeiten, hauptaufgaben, verantwortlichkeiten, ergebnisse, erfolge, missions, tâches, activités, responsabilités, réalisations, mission, principales activités et responsabilités, funciones, tareas, responsabilidades, logros, funciones y responsabilidades principales, actividades, obowiązki, zakres obowiązków, zadania, osiągnięcia, główne zadania, główne obowiązki, obowiązki i zadania, 業務内容, 担当業務, 職務内容, 事業内容, 資本金, 従業員数, 売上高, 雇用形態, 実績, 部署, 所属, 担当, 主な業務, 配属, 配属先, 上場, 設立, 規模, 工作内容, 工作职责, 职责, 工作描述, 主要职责, 主要业绩, 业绩, 工作業績, 工作職責, 職責, 所在部门, 部门, 部門, 工作业绩, 公司简介, 离职原因, 公司规模, 公司性质, 汇报对象, 下属人数, 薪资, 岗位职责, 证明人, 主な実績, 使用技術, 取り組み, 成果, 担当職務, 業務, 主な担当業務, 工作地点, 工作地點, 公司行业, employment type, staff, 工作成果, 主要成就, 主要負責, 主要工作, ポイント, 売上, 退職理由`,
  ),
  otherPerson: lexicon(
    `father's name, mother's name, emergency contact, supervisor, reference, spouse, contact person, ansprechpartner, imię ojca, imiona rodziców, 保護者, 緊急連絡先, 紧急联系人, 配偶者`,
  ),
  other: lexicon(
    `muttersprache, 户籍所在地, 期望行业, 政治背景, geburtsland, kinder, age, gender, sex, marital status, place of birth, civil status, visa, work permit, driving licence, driving license, religion, alter, familienstand, geschlecht, geburtsort, konfession, führerschein, arbeitserlaubnis, âge, situation familiale, sexe, lieu de naissance, permis, situation de famille, permis de conduire, état civil, edad, sexo, estado civil, lugar de nacimiento, carnet de conducir, permiso de conducir, dni, nie, wiek, stan cywilny, płeć, miejsce urodzenia, prawo jazdy, pesel, 年齢, 性別, 配偶者, 扶養家族, 婚姻, 婚姻状况, 性别, 年龄, 民族, 籍贯, 户籍, 政治面貌, 身高, 体重, 健康状况, 学历, 专业, 毕业院校, 婚姻狀況, 兵役, 兵役狀況, 身份证, 工作年限, 期望薪资, 户口, 户口所在地, 身分證, 出生地, 最寄駅, 通勤時間, 現職, 年収, 希望年収, 工作經驗, 工作经验, 到岗时间, 駕照, languages, sprachen, langues, idiomas, języki, 語言, 语言, 日付, date, datum, availability, verfügbarkeit, disponibilité, disponibilidad, dostępność, 本籍, 本籍地, 出身地, 在留資格, 所在地区, 期望地点, 期望城市, 工作性质, 學歷, 年齡, 性別, salary expectation, notice period, aufenthaltstitel, arbeitserlaubnis, 目前状态, 求职状态, 政治面目, 期望薪資, eintrittstermin, kündigungsfrist, geschlecht, permis b, véhicule, vehículo propio`,
  ),
};

/** Without the optional characters of labels: `Adresse(n)`, `PLZ, Ort`. */
const labelKeyOf = (text: string) =>
  tightKeyOf(text.replace(/[(（](?:n|en|s|es|e|in|nen)[)）]/gu, '')).replace(/[.,/&()（）-]/gu, '');

const kinds = new Map<string, LabelKind>();
for (const kind of Object.keys(labels) as LabelKind[]) {
  for (const label of labels[kind]) {
    const key = labelKeyOf(label);
    if (!kinds.has(key)) kinds.set(key, kind);
  }
}
/** Some words label two things; their position decides. */
const inEntries = new Map<string, LabelKind>(
  (['title', 'organisation', 'period', 'task'] as const).flatMap((kind) =>
    labels[kind].map((label): [string, LabelKind] => [labelKeyOf(label), kind]),
  ),
);

export const labelOf = (text: string): LabelKind | null =>
  kinds.get(labelKeyOf(text)) ??
  kinds.get(labelKeyOf(text.replace(ownWord, ''))) ??
  kindByLabelStems(keyOf(text), tightKeyOf(text));

/** `Mein Ziel`, `Ma nationalité` */
const ownWord = /^(?:meine?|mon|ma|mes|mis?|m[oó]j|moj[ae]|my)\s+(?=\S)/iu;

export const entryLabelOf = (text: string): LabelKind | null => {
  const key = labelKeyOf(text);
  return inEntries.get(key) ?? labelOf(text);
};

export const isLabel = (text: string): boolean =>
  (/[:：]\s*$/.test(text) && text.length < 40) || labelOf(text) !== null;

interface Labelled {
  kind: LabelKind;
  label: string;
  /** As written; empty if the value is elsewhere. */
  value: string;
}

/** Letters that count as a label only before a colon. */
const initials: Record<string, LabelKind> = {
  A: 'address',
  E: 'email',
  Re: 'target',
  RE: 'target',
  Subject: 'target',
};

/** Splits `Name: Max Mustermann`; brackets such as `[Name]` or `【氏名】` count as a colon. */
export function splitLabel(text: string, find = labelOf): Labelled | null {
  const folded = fold(text);
  const boxed = /^[[【〔(〈《]([^\]】〕)〉》]{1,30})[\]】〕)〉》]\s*:?\s*/.exec(folded);
  const inBox = boxed?.[1] ? find(boxed[1]) : null;
  if (boxed?.[1] && inBox)
    return { kind: inBox, label: boxed[1], value: text.slice(boxed[0].length).trim() };
  const colon = folded.indexOf(':');
  if (colon > 0 && colon <= 60) {
    const label = folded.slice(0, colon).replace(/^\s*[(]?\d{1,2}[.)]\s*(?=\p{L})/u, '');
    const kind =
      initials[label.trim()] ??
      find(label) ??
      find(label.replace(/\s*\([^)]*\)\s*$/, '')) ??
      find(label.split('/')[0] ?? '');
    if (kind) return { kind, label: text.slice(0, colon), value: text.slice(colon + 1).trim() };
  }
  return splitAtSpace(text, folded, find);
}

/** `氏名 山田 太郎`: ideographic labels need no colon to be recognised. */
function splitAtSpace(text: string, folded: string, find: typeof labelOf): Labelled | null {
  const match =
    /^(\p{Script=Han} \p{Script=Han}|[\p{Script=Han}\p{Script=Katakana}ー]{2,8}) +(?=\S)/u.exec(
      folded,
    );
  const kind = match?.[1] ? find(match[1]) : null;
  if (!match?.[1] || !kind) return null;
  return { kind, label: match[1], value: text.slice(match[0].length).trim() };
}

/** `8010 Graz Date of birth: 14 March 1965`: a label of several words, after a value. */
function splitAtLongLabel(text: string, find: typeof labelOf): [string, string] | null {
  for (const match of fold(text).matchAll(/(?<=\S)\s+(?=((?:[^\s:]+ ){1,3}[^\s:]+) ?:)/gu)) {
    const before = text.slice(0, match.index);
    if (/[:：\d@]/.test(before) && match[1] && find(match[1]) !== null)
      return [before, text.slice(match.index + match[0].length)];
  }
  return null;
}

const ofContact = new Set<LabelKind>(['email', 'phone', 'fax', 'address']);

/** `Tel.: 0151 12345 E-Mail: a@b.de`: splits a line before each label with a colon. */
export function splitAtLabels(text: string, find = labelOf): string[] {
  const parts: string[] = [];
  let from = 0;
  const whole = splitAtLongLabel(text, find);
  if (whole) return whole.flatMap((part) => splitAtLabels(part, find));
  // `〔雇用形態〕正社員　〔役職〕課長`
  const [first = '', ...boxes] = text.split(/\s+(?=[【〔［][^】〕］]{1,10}[】〕］])/u);
  if (boxes.some((box) => splitLabel(box, find) !== null)) return [first, ...boxes];
  for (const match of fold(text).matchAll(
    /(?<=\S)\s+(?=(\p{Script=Han} \p{Script=Han}|[^\s:]{1,16}) ?:)/gu,
  )) {
    const before = text.slice(from, match.index);
    // The end of a label that has several words or is letter-spaced: `Angestrebte Position:`, `姓
    // 名:`.
    const isChinese = /^[\p{Script=Han}\p{Script=Hiragana}]{2,6}$/u.test(match[1] ?? '');
    const kind = match[1] ? find(match[1]) : null;
    const isSure = /[:：]/.test(before) || (isChinese && kind !== null);
    const isWithinLabel = !isSure || /(?:^|\s)\p{Script=Han}$/u.test(before);
    if (isWithinLabel || (kind === null && !isChinese)) continue;
    // `Personal a cargo:` ends in a word that is a label by itself.
    const isWord = /^\p{Ll}/u.test(match[1] ?? '') && /\p{L}$/u.test(before);
    if (isWord && kind !== null && !ofContact.has(kind)) continue;
    parts.push(before);
    from = match.index + match[0].length;
  }
  return [...parts, text.slice(from)];
}
