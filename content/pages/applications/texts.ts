/** Words that the application pages have in common. */
export interface Titled {
  title: string;
  text: string;
}

export interface Named {
  name: string;
  text: string;
}

export interface CaseText {
  place: string;
  text: string;
  roof?: string;
  method?: string;
  source?: string;
}
