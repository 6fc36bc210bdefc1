import type { RichTextPart } from '../../../rich-text.ts';

/** An event and the publication that reported it. */
interface Entry {
  text: string;
  source: string;
}

/** The words of the page about the company; one file a language. */
export interface AboutText {
  title: string;
  description: string;
  hero: { title: string; text: string; action: string; alternative: string };
  company: readonly RichTextPart[];
  figures: Record<
    'title' | 'capacity' | 'patents' | 'shipped' | 'years' | 'gigawatt' | 'yearsUnit',
    string
  >;
  founder: { title: string; text: string; action: string };
  history: {
    title: string;
    text: string;
  } & Record<'train' | 'museum' | 'sportsHall' | 'weights' | 'class430' | 'factory', Entry>;
  investors: { title: string; text: string; action: string };
  customerService: Record<'title' | 'text' | 'action' | 'call' | 'questions' | 'documents', string>;
  sustainability: readonly RichTextPart[];
  media: {
    title: string;
    text: string;
    action: string;
    call: string;
    kit: string;
    alternative: string;
  };
  mediaForm: { title: string; text: string };
  feedback: { title: string; text: string };
  contact: { title: string; text: string };
}
