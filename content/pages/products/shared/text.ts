/** What each standard is about, and who each body is, wherever they are listed. */
export interface BodyTexts {
  iec61215: string;
  iec61730: string;
  ul61730: string;
  tuv: string;
  vde: string;
  cgc: string;
  csa: string;
  jet: string;
}

/** Words that product pages share: the certificates and the durability tests. */
export interface CertificateTexts extends BodyTexts {
  testsTitle: string;
  saltMist: Test;
  ammonia: Test;
  fire: Test;
  blownSand: Test;
  pid: Test;
}

interface Test {
  name: string;
  text: string;
}

export interface Section {
  title: string;
  text: string;
}

interface Question {
  question: string;
  answer: string;
}

export type ThreeQuestions = readonly [Question, Question, Question];
