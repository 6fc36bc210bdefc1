import type { Rendering } from '../../person.ts';
import { printHtml } from '../../producers/chromium.ts';
import { sheetDocx } from '../layouts/sheet-docx.ts';
import { sheetHtml } from '../layouts/sheet-html.ts';
import * as fifthAsia from './asia-fifth.ts';
import * as fourthAsia from './asia-fourth.ts';
import * as thirdAsia from './asia-third.ts';
import * as de from './de.ts';
import * as fifthDe from './de-fifth.ts';
import * as fourthDe from './de-fourth.ts';
import * as moreDe from './de-more.ts';
import * as sixthDe from './de-sixth.ts';
import * as thirdDe from './de-third.ts';
import * as fifthEn from './en-fifth.ts';
import * as fourthEn from './en-fourth.ts';
import * as freshEn from './en-fresh.ts';
import * as seventhEn from './en-seventh.ts';
import * as thirdEn from './en-third.ts';
import * as wideEn from './en-wide.ts';
import * as es from './es.ts';
import * as moreEs from './es-more.ts';
import * as thirdEs from './es-third.ts';
import * as fr from './fr.ts';
import * as moreFr from './fr-more.ts';
import * as thirdFr from './fr-third.ts';
import * as freshJa from './ja-fresh.ts';
import * as wideJa from './ja-wide.ts';
import * as others from './others.ts';
import * as moreOthers from './others-more.ts';
import * as pl from './pl.ts';
import * as morePl from './pl-more.ts';
import * as thirdPl from './pl-third.ts';
import { factsOf, type Sheet } from './sheet.ts';
import * as sixth from './sixth.ts';
import * as zh from './zh.ts';
import * as freshZh from './zh-fresh.ts';
import * as moreZh from './zh-more.ts';
import * as sixthZh from './zh-sixth.ts';
import * as wideZh from './zh-wide.ts';

const sheets: Record<string, Sheet> = {
  'de-4-table': de.de4,
  'de-5-europass': de.de5,
  'de-6-unlabelled': de.de6,
  'de-7-roles': de.de7,
  'de-8-swiss': moreDe.de8,
  'en-4-roles': others.en4,
  'es-4-sentences': others.es4,
  'fr-4-parentheses': others.fr4,
  'ja-4-boxes': others.ja4,
  'pl-4-labels': others.pl4,
  'zh-4-form': zh.zh4,
  'zh-5-unlabelled': zh.zh5,
  'zh-6-platform': zh.zh6,
  'zh-7-taiwan': zh.zh7,
  'zh-8-hongkong': zh.zh8,
  'de-9-letter': moreDe.de9,
  'de-10-header': moreDe.de10,
  'de-11-network': moreDe.de11,
  'de-12-austrian': moreDe.de12,
  'en-5-american': moreOthers.en5,
  'es-5-slashes': moreOthers.es5,
  'fr-5-sidebar': moreOthers.fr5,
  'ja-5-history': moreOthers.ja5,
  'pl-5-heads': moreOthers.pl5,
  'zh-9-photo': moreZh.zh9,
  'zh-10-ranks': moreZh.zh10,
  'zh-11-bars': moreZh.zh11,
  'zh-12-register': moreZh.zh12,
  'en-6-network': wideEn.en6,
  'en-7-indian': wideEn.en7,
  'en-8-academic': wideEn.en8,
  'en-9-designer': wideEn.en9,
  'ja-6-eras': wideJa.ja6,
  'ja-7-ranks': wideJa.ja7,
  'ja-8-foreigner': wideJa.ja8,
  'ja-9-numbered': wideJa.ja9,
  'zh-13-export': wideZh.zh13,
  'zh-14-student': wideZh.zh14,
  'zh-15-state': wideZh.zh15,
  'zh-16-referees': wideZh.zh16,
  'en-10-typed': freshEn.en10,
  'en-11-promoted': freshEn.en11,
  'ja-10-brackets': freshJa.ja10,
  'ja-11-columns': freshJa.ja11,
  'zh-17-bilingual': freshZh.zh17,
  'zh-18-bank': freshZh.zh18,
  'en-12-european': thirdEn.en12,
  'en-13-gulf': thirdEn.en13,
  'ja-12-agency': thirdAsia.ja12,
  'ja-13-english': thirdAsia.ja13,
  'zh-19-parts': thirdAsia.zh19,
  'zh-20-sentences': thirdAsia.zh20,
  'en-14-changer': fourthEn.en14,
  'en-15-bars': fourthEn.en15,
  'ja-14-spaces': fourthAsia.ja14,
  'ja-15-freelance': fourthAsia.ja15,
  'zh-21-maker': fourthAsia.zh21,
  'zh-22-wages': fourthAsia.zh22,
  'en-16-typeset': fifthEn.en16,
  'en-17-care': fifthEn.en17,
  'ja-16-projects': fifthAsia.ja16,
  'ja-17-student': fifthAsia.ja17,
  'zh-23-professor': fifthAsia.zh23,
  'zh-24-header': fifthAsia.zh24,
  'en-18-african': sixth.en18,
  'ja-18-export': sixth.ja18,
  'zh-25-abroad': sixth.zh25,
  'de-13-margin': thirdDe.de13,
  'de-14-typed': thirdDe.de14,
  'de-15-design': thirdDe.de15,
  'de-16-branches': thirdDe.de16,
  'fr-6-brackets': fr.fr6,
  'fr-7-network': fr.fr7,
  'fr-8-questions': fr.fr8,
  'fr-9-classic': fr.fr9,
  'es-6-board': es.es6,
  'es-7-mexican': es.es7,
  'es-8-ends': es.es8,
  'es-9-dashes': es.es9,
  'pl-6-design': pl.pl6,
  'pl-7-degrees': pl.pl7,
  'pl-8-oneline': pl.pl8,
  'pl-9-network': pl.pl9,
  'de-17-physician': fourthDe.de17,
  'de-18-pupil': fourthDe.de18,
  'fr-10-lausanne': moreFr.fr10,
  'fr-11-scholar': moreFr.fr11,
  'es-10-argentine': moreEs.es10,
  'es-11-pictures': moreEs.es11,
  'pl-10-programmer': morePl.pl10,
  'pl-11-teacher': morePl.pl11,
  'de-19-labels': fifthDe.de19,
  'de-20-mixed': fifthDe.de20,
  'fr-12-contracts': thirdFr.fr12,
  'fr-13-typed': thirdFr.fr13,
  'es-12-fromto': thirdEs.es12,
  'es-13-ranks': thirdEs.es13,
  'pl-12-inline': thirdPl.pl12,
  'pl-13-leave': thirdPl.pl13,
  'de-21-aside': sixthDe.de21,
  'de-22-oneline': sixthDe.de22,
  'de-23-viennese': sixthDe.de23,
  'zh-26-household': sixthZh.zh26,
  'zh-27-aside': sixthZh.zh27,
  'zh-28-taichung': sixthZh.zh28,
  'en-19-irish': seventhEn.en19,
  'en-20-canadian': seventhEn.en20,
};

/** Each sheet as a browser prints it, and as a word processor saves it. */
export const sheetRenderings: Rendering[] = Object.entries(sheets).flatMap(([name, sheet]) => {
  const { body, css } = sheetHtml(sheet);
  const person = factsOf(sheet);
  return [
    { name: `${name}.pdf`, person, produce: () => printHtml(body, css, sheet.language) },
    { name: `${name}.docx`, person, produce: () => sheetDocx(sheet) },
  ];
});
