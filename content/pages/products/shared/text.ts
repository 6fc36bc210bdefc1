/** Words that all product pages share: the certificates and the durability tests. */
export interface CertificateTexts {
  iec61215: string;
  iec61730: string;
  ul61730: string;
  tuv: string;
  vde: string;
  cgc: string;
  csa: string;
  jet: string;
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
