/** The words of the page with the form for applications; one file a language. */
export interface ResumeSubmitText {
  title: string;
  description: string;
  form: { title: string; text: string };
  after: { title: string; steps: readonly { title: string; text: string }[] };
  next: { title: string; text: string; action: string; alternative: string; privacy: string };
}
